public import Foundation

/// A way from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name of the segue in its storyboard.
    open private(set) var identifier: String?
    /// The controller from which it begins.
    open private(set) var source: UIViewController
    /// The controller to which it leads.
    open private(set) var destination: UIViewController
    /// What shows the destination.
    var handler: (() -> Void)?

    /// Creates a segue between two controllers.
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

    /// Shows the destination.
    open func perform() {
        handler?()
        handler = nil
    }
}

/// Where an unwind segue comes from.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller from which it begins.
    open private(set) var source: UIViewController
    /// The action that its destination has.
    open private(set) var unwindAction: Selector
    /// What set it off.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}
