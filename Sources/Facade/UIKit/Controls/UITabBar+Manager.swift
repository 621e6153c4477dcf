// A bar that belongs to a tab bar controller, which alone changes it (Docs/refusals.md).
extension UITabBar {
    /// Makes a controller the delegate, and the only one who changes the bar.
    func manage(by controller: UITabBarController) {
        managed { delegate = controller }
        manager = controller
    }

    /// Runs changes of the manager.
    func managed(_ change: () -> Void) {
        let outer = isChangedByManager
        isChangedByManager = true
        change()
        isChangedByManager = outer
    }

    /// Raises UIKit's exception for a change of items by somebody else than the manager.
    func checkChange() {
        guard manager != nil, !isChangedByManager else { return }
        raise(
            "NSInternalInconsistencyException",
            "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }

    /// Raises UIKit's exception for a new delegate of a managed bar.
    func checkDelegate() {
        guard manager != nil, !isChangedByManager else { return }
        raise(
            "NSInternalInconsistencyException",
            "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
}
