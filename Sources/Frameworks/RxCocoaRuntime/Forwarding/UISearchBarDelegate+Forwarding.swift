// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UISearchBarDelegate where Self: _RXDelegateProxy {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        delegate(or: NoDelegate.shared as any UISearchBarDelegate).searchBarShouldBeginEditing(searchBar)
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        pass("searchBarTextDidBeginEditing:", [searchBar]) { (delegate: any UISearchBarDelegate) in
            delegate.searchBarTextDidBeginEditing(searchBar)
        }
    }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        delegate(or: NoDelegate.shared as any UISearchBarDelegate).searchBarShouldEndEditing(searchBar)
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        pass("searchBarTextDidEndEditing:", [searchBar]) { (delegate: any UISearchBarDelegate) in
            delegate.searchBarTextDidEndEditing(searchBar)
        }
    }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        pass("searchBar:textDidChange:", [searchBar, searchText]) { (delegate: any UISearchBarDelegate) in
            delegate.searchBar(searchBar, textDidChange: searchText)
        }
    }
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        delegate(or: NoDelegate.shared as any UISearchBarDelegate).searchBar(
            searchBar, shouldChangeTextIn: range, replacementText: text)
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        pass("searchBarSearchButtonClicked:", [searchBar]) { (delegate: any UISearchBarDelegate) in
            delegate.searchBarSearchButtonClicked(searchBar)
        }
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        pass("searchBarCancelButtonClicked:", [searchBar]) { (delegate: any UISearchBarDelegate) in
            delegate.searchBarCancelButtonClicked(searchBar)
        }
    }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        pass("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope]) {
            (delegate: any UISearchBarDelegate) in
            delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}
