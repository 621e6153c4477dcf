import Testing
import UIKit

/// The Cancel button of a search bar by itself is disabled when editing ends (zmian/xcore#65).
@MainActor struct SearchBarCancelTests {
    private final class Enabling: NSObject, UISearchBarDelegate {
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
            SearchBarCancelTests.cancel(of: searchBar)?.isEnabled = true
        }
    }

    private static func cancel(of bar: UISearchBar) -> UIButton? {
        bar.subviews.lazy.compactMap { $0 as? UIButton }.first
    }

    private func shown(_ bar: UISearchBar) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        bar.frame = CGRect(x: 0, y: 60, width: 375, height: 56)
        window.addSubview(bar)
        window.isHidden = false
        return window
    }

    @Test func `it can be pressed while editing, and before`() throws {
        let bar = UISearchBar()
        bar.showsCancelButton = true
        let window = shown(bar)
        defer { window.isHidden = true }
        let button = try #require(Self.cancel(of: bar))
        #expect(button.isEnabled)
        for _ in 0..<2 {
            bar.becomeFirstResponder()
            #expect(button.isEnabled)
            bar.resignFirstResponder()
            #expect(!button.isEnabled)
        }
        bar.showsCancelButton = false
        bar.showsCancelButton = true
        #expect(button.isEnabled)
    }

    @Test func `the delegate may enable it again`() throws {
        let (bar, delegate) = (UISearchBar(), Enabling())
        (bar.delegate, bar.showsCancelButton) = (delegate, true)
        let window = shown(bar)
        defer { window.isHidden = true }
        bar.becomeFirstResponder()
        bar.resignFirstResponder()
        #expect(try #require(Self.cancel(of: bar)).isEnabled)
    }

    @Test func `that of a search controller stays`() throws {
        let search = UISearchController(searchResultsController: nil)
        let controller = UIViewController()
        controller.navigationItem.searchController = search
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        search.isActive = true
        search.searchBar.becomeFirstResponder()
        search.searchBar.resignFirstResponder()
        #expect(try #require(Self.cancel(of: search.searchBar)).isEnabled)
        search.isActive = false
    }
}
