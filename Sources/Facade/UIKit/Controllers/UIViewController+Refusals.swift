// What view controllers refuse, in UIKit's words (Docs/refusals.md).
extension UIViewController {
    private static let inconsistency = "UIViewControllerHierarchyInconsistency"

    /// Raises UIKit's exception for a view that belongs to another controller.
    func checkAssociation(of view: UIView?) {
        guard let view, let owner = view.state.owner as? UIViewController, owner !== self else { return }
        raise(
            UIViewController.inconsistency,
            "A view can only be associated with at most one view controller at a time! View \(view) is associated with "
                + "\(owner). Clear this association before associating this view with \(self).")
    }

    /// Raises UIKit's exception for a controller that becomes a child while its view is in another controller's view.
    func checkRequestedParent(_ parent: UIViewController) {
        guard let view = loadedView, view.window != nil, let around = view.superview?.nearestController,
            around !== parent, around !== self.parent
        else { return }
        raise(
            UIViewController.inconsistency,
            "child view controller:\(self) should have parent view controller:\(around) but requested parent is:\(parent)"
        )
    }

    /// Raises UIKit's exception for a child's view that is put into a shown view of another controller than its parent.
    func checkParent(in superview: UIView) {
        guard let parent, !isDriven, superview.window != nil else { return }
        let around = superview.nearestController
        guard around !== parent else { return }
        raise(
            UIViewController.inconsistency,
            "child view controller:\(self) should have parent view controller:\(around.map(\.description) ?? "(null)") "
                + "but actual parent is:\(parent)")
    }

    /// Raises UIKit's exception for a transition between controllers that have no parent in common.
    func checkTransition(_ old: UIViewController, _ new: UIViewController) {
        guard old.parent == nil || old.parent !== new.parent else { return }
        raiseInvalidArgument(
            "Children view controllers \(old) and \(new) must have a common parent view controller when calling "
                + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
        )
    }
}

extension UIView {
    /// The controller whose view is this one or the nearest superview.
    fileprivate var nearestController: UIViewController? {
        var candidate: UIView? = self
        while let view = candidate {
            if let owner = view.state.owner as? UIViewController { return owner }
            candidate = view.superview
        }
        return nil
    }
}
