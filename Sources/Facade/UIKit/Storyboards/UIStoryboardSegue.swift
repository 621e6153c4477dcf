public import Foundation

/// A transition between two view controllers in a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The identifier of the segue.
    open private(set) var identifier: String?
    /// The source view controller.
    open private(set) var source: UIViewController
    /// The destination view controller.
    open private(set) var destination: UIViewController
    /// The closure that shows the destination.
    var handler: (() -> Void)?

    /// Creates a segue between two view controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Creates a segue that a closure performs.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Performs the segue.
    open func perform() {
        handler?()
        handler = nil
    }
}

/// The source of an unwind segue.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The source view controller.
    open private(set) var source: UIViewController
    /// The action of the unwind segue, which the destination implements.
    open private(set) var unwindAction: Selector
    /// The object that triggered the unwind segue.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}
