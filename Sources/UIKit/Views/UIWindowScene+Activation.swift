public import Foundation

extension UIWindowScene {
    /// How a window comes.
    @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// Whether it lies before the others.
        open var preferredPresentationStyle: PresentationStyle = .automatic
        /// Where it is to be.
        open var placement: UIWindowSceneStandardPlacement?
    }

    /// How a window lies among others.
    public enum PresentationStyle: UInt, Sendable { case automatic = 0, standard, prominent }

    /// How a window goes.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }

    /// Where the controls of a window are.
    @preconcurrency @MainActor open class WindowingControlStyle: NSObject {
        /// As the system likes it.
        public static let automatic = WindowingControlStyle()
        /// Small, beside the content.
        public static let minimal = WindowingControlStyle()
        /// In a bar of their own.
        public static let unified = WindowingControlStyle()
    }

    /// What a new window shows.
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        /// What it shows.
        open private(set) var userActivity: NSUserActivity
        /// How it comes.
        open var options: ActivationRequestOptions?
        /// What it grows from.
        open var preview: UITargetedPreview?
        /// Creates a configuration.
        public init(
            userActivity: NSUserActivity, options: ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
        }
    }

    /// Opens a window; here it does nothing, since there is one already.
    @preconcurrency @MainActor open class ActivationAction: UIAction {
        /// Makes what the new window shows.
        public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?
        /// Creates an action; where the system opens no windows, `alternate` is what it does.
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

    /// Opens a window when a view is pinched; here it does nothing.
    @preconcurrency @MainActor open class ActivationInteraction: NSObject, UIInteraction {
        open private(set) weak var view: UIView?
        /// Creates an interaction.
        public init(
            configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
            errorHandler: @escaping (any Error) -> Void
        ) {}
        open func willMove(to view: UIView?) {}
        open func didMove(to view: UIView?) { self.view = view }
    }
}

/// Where a window is to be.
@preconcurrency @MainActor open class UIWindowScenePlacement: NSObject {}
/// Where the system likes it.
@preconcurrency @MainActor open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    /// Creates a place.
    public static func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}
/// Before the others.
@preconcurrency @MainActor open class UIWindowSceneProminentPlacement: UIWindowSceneStandardPlacement {
    /// Creates a place.
    public static func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}

/// How a window ends.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How it goes.
    open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

extension UIApplication {
    /// Opens no other scene.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Has a scene drawn anew for the list of apps, which nobody sees.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIScene.ConnectionOptions {
    /// The share that the user accepted: none.
    public var cloudKitShareMetadata: Any? { nil }
}

extension UISceneSession.Role {
    /// A display outside of the device, by its older name.
    public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
}
