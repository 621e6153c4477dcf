public import Foundation
public import LayoutSimInertness

extension UIWindowScene {
    /// The options for activating a window scene.
    @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The preferred presentation style of the window.
        @Inert(.service) open var preferredPresentationStyle: PresentationStyle = .automatic
        /// The placement of the window.
        open var placement: UIWindowSceneStandardPlacement?
    }

    /// The presentation style of a window.
    public enum PresentationStyle: UInt, Sendable { case automatic = 0, standard, prominent }

    /// The animation for dismissing a window.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }

    /// The style of the window controls.
    @preconcurrency @MainActor open class WindowingControlStyle: NSObject {
        /// The style that the system chooses.
        public static let automatic = WindowingControlStyle()
        /// The style with minimal controls beside the content.
        public static let minimal = WindowingControlStyle()
        /// The style with controls in a bar of their own.
        public static let unified = WindowingControlStyle()
    }

    /// The configuration for activating a window scene.
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        /// The user activity for the scene to show.
        open private(set) var userActivity: NSUserActivity
        /// The activation options.
        open var options: ActivationRequestOptions?
        /// The preview from which the window animates.
        open var preview: UITargetedPreview?
        /// Creates a configuration with a user activity.
        public init(
            userActivity: NSUserActivity, options: ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
        }
    }

    /// An action that opens a window; opens none here, since there is only one scene.
    @preconcurrency @MainActor open class ActivationAction: UIAction {
        /// A closure that returns the configuration for the new window; never called here.
        public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?
        /// Creates an action that performs `alternate`, since the system opens no windows here.
        public init(
            title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
            attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configurationProvider: @escaping ConfigurationProvider
        ) {
            super.init(
                title: title ?? alternate?.title ?? "", subtitle: subtitle, image: image ?? alternate?.image,
                identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
                handler: { action in alternate?.performWithSender(action.sender, target: nil) })
        }
        public required init?(coder: NSCoder) { nil }
    }

    /// An interaction that opens a window when a view is pinched; does nothing here.
    @preconcurrency @MainActor open class ActivationInteraction: NSObject, UIInteraction {
        /// The view that has the interaction, or `nil`.
        open private(set) weak var view: UIView?
        /// Creates an interaction; the closures are never called here.
        public init(
            configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
            errorHandler: @escaping (any Error) -> Void
        ) {}
        /// Does nothing.
        open func willMove(to view: UIView?) {}
        /// Stores the view.
        open func didMove(to view: UIView?) { self.view = view }
    }
}

/// The placement of a window scene.
@preconcurrency @MainActor open class UIWindowScenePlacement: NSObject {}
/// The standard placement, which the system chooses.
@preconcurrency @MainActor open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    /// Returns a standard placement.
    public static func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}
/// The prominent placement, in front of other windows.
@preconcurrency @MainActor open class UIWindowSceneProminentPlacement: UIWindowSceneStandardPlacement {
    /// Returns a prominent placement.
    public static func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}

/// The options for destroying a window scene.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation for dismissing the window; stored only.
    @Inert(.service) open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

extension UIApplication {
    /// Does nothing here, since there is only one scene.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { inert(.service, self) }
    /// Does nothing here, since there is no app switcher.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { inert(.service, self) }
}

extension UIScene.ConnectionOptions {
    /// The metadata of the accepted CloudKit share; always `nil` here.
    public var cloudKitShareMetadata: Any? { nil }
}

extension UISceneSession.Role {
    /// The role of an external display, by its older name.
    public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
}
