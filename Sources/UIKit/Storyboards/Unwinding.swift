import Foundation

/// The way back along an unwind segue.
@MainActor struct Unwinding {
    private let source: UIViewController
    private let action: Selector
    private let sender: Any?

    init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
        self.source = source
        self.action = action
        self.sender = sender
    }

    /// Looks for the destination, prepares the source, calls the action and goes back, in this order; without a
    /// destination nothing happens.
    ///
    /// Source: Technical Note TN2298, "Using Unwind Segues".
    func perform(
        _ identifier: String?, _ make: (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    ) {
        guard let destination = findDestination() else { return }
        let segue = make(identifier, source, destination)
        segue.handler = { [self] in goBack(to: destination, segue) }
        source.prepare(for: segue, sender: sender)
        action.send(to: destination, [segue, sender])
        segue.perform()
    }

    /// Goes up from the source by parents, then by who presents; at each step the children are asked, then the controller.
    private func findDestination() -> UIViewController? {
        let search = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        var candidate = source.parent ?? source.presentation.presenting
        while let controller = candidate {
            if let found = descend(controller, search) { return found }
            candidate = controller.parent ?? controller.presentation.presenting
        }
        return nil
    }

    private func descend(
        _ controller: UIViewController, _ search: UIStoryboardUnwindSegueSource
    ) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: search) {
            if let found = descend(child, search) { return found }
        }
        return controller.canPerformUnwindSegueAction(action, from: source, sender: sender) ? controller : nil
    }

    private func goBack(to destination: UIViewController, _ segue: UIStoryboardSegue) {
        var common = source
        var presenter: UIViewController?
        while !common.isAround(destination) {
            if let parent = common.parent {
                common = parent
            } else if let presenting = common.presentation.presenting {
                presenter = presenting
                common = presenting
            } else {
                return
            }
        }
        presenter?.dismiss(animated: true)
        while common !== destination, let next = common.children.first(where: { $0.isAround(destination) }) {
            common.unwind(for: segue, towards: next)
            common = next
        }
    }
}

extension UIViewController {
    /// Whether a controller is this one or lies in it.
    fileprivate func isAround(_ controller: UIViewController) -> Bool {
        var candidate: UIViewController? = controller
        while let current = candidate {
            if current === self { return true }
            candidate = current.parent
        }
        return false
    }

    /// The child in which an unwind segue begins.
    func childAround(_ controller: UIViewController) -> UIViewController? {
        children.first { $0.isAround(controller) }
    }
}
