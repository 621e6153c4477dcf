import Foundation

/// The unwinding along an unwind segue.
@MainActor struct Unwinding {
    private let source: UIViewController
    private let action: Selector
    private let sender: Any?

    init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
        self.source = source
        self.action = action
        self.sender = sender
    }

    /// Finds the destination, prepares the source, calls the action and unwinds, in this order; does nothing without a
    /// destination.
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

    /// Walks up from the source through parents and presenting controllers; at each step, asks the children and then
    /// the controller.
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
    /// Returns whether a controller is this one or one of its descendants.
    fileprivate func isAround(_ controller: UIViewController) -> Bool {
        var candidate: UIViewController? = controller
        while let current = candidate {
            if current === self { return true }
            candidate = current.parent
        }
        return false
    }

    /// Returns the child that contains the source of an unwind segue.
    func childAround(_ controller: UIViewController) -> UIViewController? {
        children.first { $0.isAround(controller) }
    }
}
