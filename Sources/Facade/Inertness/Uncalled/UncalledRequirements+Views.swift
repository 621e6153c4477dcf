extension UncalledRequirements {
    /// Delegates of bars, controls and other views.
    static let views: Table = [
        "UINavigationBarDelegate": [
            "navigationBar(_:didPush:)": .behavior,
            "navigationBar(_:shouldPush:)": .behavior,
        ],
        "UINavigationItemRenameDelegate": [
            "navigationItem(_:didEndRenamingWith:)": .behavior,
            "navigationItem(_:shouldEndRenamingWith:)": .behavior,
            "navigationItemShouldBeginRenaming(_:)": .behavior,
        ],
        "UIPickerViewDelegate": [
            "pickerView(_:didSelectRow:inComponent:)": .behavior
        ],
        "UIScrollViewDelegate": [
            "scrollViewDidScrollToTop(_:)": .behavior,
            "scrollViewShouldScrollToTop(_:)": .behavior,
        ],
        "UISearchBarDelegate": [
            "searchBarBookmarkButtonClicked(_:)": .behavior,
            "searchBarResultsListButtonClicked(_:)": .behavior,
        ],
        "UITabBarDelegate": [
            "tabBar(_:didBeginCustomizing:)": .behavior,
            "tabBar(_:didEndCustomizing:changed:)": .behavior,
            "tabBar(_:willBeginCustomizing:)": .behavior,
            "tabBar(_:willEndCustomizing:changed:)": .behavior,
        ],
        "UIWebViewDelegate": [
            "webView(_:didFailLoadWithError:)": .service,
            "webView(_:shouldStartLoadWith:navigationType:)": .service,
            "webViewDidFinishLoad(_:)": .service,
            "webViewDidStartLoad(_:)": .service,
        ],
    ]
}
