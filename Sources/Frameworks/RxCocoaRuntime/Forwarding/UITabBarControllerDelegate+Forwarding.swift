// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UITabBarControllerDelegate where Self: _RXDelegateProxy {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    {
        delegate(or: NoDelegate.shared as any UITabBarControllerDelegate).tabBarController(
            tabBarController, shouldSelect: viewController)
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        pass("tabBarController:didSelect:", [tabBarController, viewController]) {
            (delegate: any UITabBarControllerDelegate) in
            delegate.tabBarController(tabBarController, didSelect: viewController)
        }
    }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate(or: NoDelegate.shared as any UITabBarControllerDelegate).tabBarController(
            tabBarController, interactionControllerFor: animationController)
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate(or: NoDelegate.shared as any UITabBarControllerDelegate).tabBarController(
            tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
}
