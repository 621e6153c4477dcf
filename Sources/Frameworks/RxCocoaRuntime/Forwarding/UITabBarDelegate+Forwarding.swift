// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UITabBarDelegate where Self: _RXDelegateProxy {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        pass("tabBar:didSelect:", [tabBar, item]) { (delegate: any UITabBarDelegate) in
            delegate.tabBar(tabBar, didSelect: item)
        }
    }
}
