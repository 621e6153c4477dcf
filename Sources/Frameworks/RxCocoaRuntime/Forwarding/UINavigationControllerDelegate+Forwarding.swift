// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UINavigationControllerDelegate where Self: _RXDelegateProxy {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        pass("navigationController:willShow:animated:", [navigationController, viewController, animated]) {
            (delegate: any UINavigationControllerDelegate) in
            delegate.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        pass("navigationController:didShow:animated:", [navigationController, viewController, animated]) {
            (delegate: any UINavigationControllerDelegate) in
            delegate.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate(or: NoDelegate.shared as any UINavigationControllerDelegate).navigationController(
            navigationController, interactionControllerFor: animationController)
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate(or: NoDelegate.shared as any UINavigationControllerDelegate).navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
}
