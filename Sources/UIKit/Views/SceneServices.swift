public import Foundation

/// When a scene opens for what is asked for; there is one scene, which opens.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    /// Which contents the scene can show.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Which contents the scene shows best.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    /// Creates conditions.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// What people may do to a window; nobody does it.
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
    /// Whether they may close it.
    open var isClosable = true
    /// Whether they may make it small.
    open var isMiniaturizable = true
}

/// Makes a document of a whole page for a screenshot; nobody takes one.
@preconcurrency @MainActor open class UIScreenshotService: NSObject {
    /// What makes the document.
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    /// The scene.
    open private(set) weak var windowScene: UIWindowScene?
    init(_ scene: UIWindowScene) { windowScene = scene }
}

/// Makes a document of a whole page.
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// The document, as PDF, with the page and the part of it that is seen.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    /// None.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}

/// What a scene shares.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// The items.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// Asks for a scene; there is one already.
public struct UISceneSessionActivationRequest {
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The scene that is asked for.
    public let session: UISceneSession?
    /// What it is to show.
    public var userActivity: NSUserActivity?
    /// How it comes.
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
    }
    /// Asks for a known scene.
    @MainActor public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
    }
}
