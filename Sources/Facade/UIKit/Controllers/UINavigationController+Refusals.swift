// What a navigation controller refuses, in UIKit's words (Docs/refusals.md).
extension UINavigationController {
    /// Raises UIKit's exception for a controller that cannot be pushed.
    func checkPush(of controller: UIViewController) {
        if controller is UINavigationController {
            raiseInvalidArgument("Pushing a navigation controller is not supported")
        }
        if controller is UISplitViewController {
            raiseInvalidArgument("Split View Controllers cannot be pushed to a Navigation Controller \(self)")
        }
        if settledStack.contains(where: { $0 === controller }) {
            raiseInvalidArgument(
                "Pushing the same view controller instance more than once is not supported (\(controller))")
        }
    }

    /// Raises UIKit's exception for a stack that has a controller twice.
    func checkStack(_ new: [UIViewController]) {
        for (index, controller) in new.enumerated() where new[..<index].contains(where: { $0 === controller }) {
            raise(
                "NSInternalInconsistencyException",
                "All view controllers in a navigation controller must be distinct (\(new.map(\.description)))")
        }
    }
}
