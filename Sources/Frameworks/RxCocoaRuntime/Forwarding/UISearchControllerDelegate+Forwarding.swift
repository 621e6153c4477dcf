// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UISearchControllerDelegate where Self: _RXDelegateProxy {
    public func willPresentSearchController(_ searchController: UISearchController) {
        pass("willPresentSearchController:", [searchController]) { (delegate: any UISearchControllerDelegate) in
            delegate.willPresentSearchController(searchController)
        }
    }
    public func didPresentSearchController(_ searchController: UISearchController) {
        pass("didPresentSearchController:", [searchController]) { (delegate: any UISearchControllerDelegate) in
            delegate.didPresentSearchController(searchController)
        }
    }
    public func willDismissSearchController(_ searchController: UISearchController) {
        pass("willDismissSearchController:", [searchController]) { (delegate: any UISearchControllerDelegate) in
            delegate.willDismissSearchController(searchController)
        }
    }
    public func didDismissSearchController(_ searchController: UISearchController) {
        pass("didDismissSearchController:", [searchController]) { (delegate: any UISearchControllerDelegate) in
            delegate.didDismissSearchController(searchController)
        }
    }
    public func presentSearchController(_ searchController: UISearchController) {
        pass("presentSearchController:", [searchController]) { (delegate: any UISearchControllerDelegate) in
            delegate.presentSearchController(searchController)
        }
    }
}
