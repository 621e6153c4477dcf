public import LayoutSimInertness
public import Foundation

/// The conditions under which a scene activates; not evaluated here, since there is only one scene.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    /// The predicate for target content identifiers that the scene can show.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// The predicate for target content identifiers that the scene prefers to show.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    /// Creates conditions.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The windowing behaviors of a scene, which have no effect here.
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
    /// Whether people can close the window; stored only.
    @Inert(.service) open var isClosable = true
    /// Whether people can minimize the window; stored only.
    @Inert(.service) open var isMiniaturizable = true
}

/// A service that provides a PDF representation for screenshots; no screenshots are taken here.
@preconcurrency @MainActor open class UIScreenshotService: NSObject {
    /// The delegate.
    open weak var delegate: (any UIScreenshotServiceDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The window scene.
    open private(set) weak var windowScene: UIWindowScene?
    init(_ scene: UIWindowScene) { windowScene = scene }
}

/// The delegate of a screenshot service.
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Generates the PDF data, with the index of the current page and the visible rectangle in it.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    /// Calls the completion handler with no data.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}

/// A provider of the activity items configuration of a scene.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// The activity items configuration.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// A request to activate a scene session, which has no effect here, since there is only one scene.
public struct UISceneSessionActivationRequest {
    /// The role of the scene session.
    public let role: UISceneSession.Role
    /// The requested scene session, or `nil` for a new one.
    public let session: UISceneSession?
    /// The user activity for the scene to show.
    public var userActivity: NSUserActivity?
    /// The activation options.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene session.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
    }
    /// Creates a request for an existing scene session.
    @MainActor public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
    }
}
