// A bar that belongs to a navigation controller, which alone changes its items (Docs/refusals.md).
extension UINavigationBar {
    /// Raises UIKit's exception for a change of items by somebody else than the manager.
    func checkChange(_ call: String) {
        guard manager != nil else { return }
        raise(
            "NSInternalInconsistencyException",
            "Cannot call \(call) directly on a UINavigationBar managed by a controller.")
    }

    /// Raises UIKit's exception for constraints that are added to a managed bar or removed from it by name; those that
    /// are activated are not refused.
    func checkConstraints() {
        guard manager != nil else { return }
        raise(
            "NSInternalInconsistencyException",
            "Cannot modify constraints for UINavigationBar managed by a controller")
    }

    /// Raises UIKit's exception for a delegate of a managed bar.
    func checkDelegate() {
        guard manager != nil else { return }
        raise(
            "NSInternalInconsistencyException",
            "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }
}
