import LayoutSimRendering
import LayoutSimUIKitTesting
import LayoutSimViewTree
import Testing
@testable import UIKit

/// The scopes below a search field, and the tokens in it.
@MainActor @Suite struct SearchScopeTests {
    private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
        var log: [String] = []

        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
        func updateSearchResults(for searchController: UISearchController) {
            log.append("update \(searchController.searchBar.selectedScopeButtonIndex)")
        }
    }

    private func segments(_ bar: UISearchBar) -> UISegmentedControl? {
        bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first
    }

    @Test func `scopes make a bar higher once they are shown, and a finger chooses one`() throws {
        let (bar, listener) = (UISearchBar(), Listener())
        bar.delegate = listener
        let height = bar.intrinsicContentSize.height
        bar.scopeButtonTitles = ["All", "Titles", "Authors"]
        #expect(bar.intrinsicContentSize.height == height)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == height + 44)
        bar.frame = CGRect(x: 0, y: 100, width: 320, height: height + 44)
        let stage = Stage(bar)
        stage.screen.window.layoutIfNeeded()
        let buttons = try #require(segments(bar))
        #expect(bar.searchTextField.frame.maxY <= height && buttons.frame.minY >= height)
        #expect(buttons.frame.minX == 8 && buttons.frame.maxX == 312 && buttons.frame.maxY <= bar.bounds.maxY)
        try stage.screen.tap("Titles")
        #expect(bar.selectedScopeButtonIndex == 1 && listener.log == ["scope 1"])
        try stage.screen.tap("Titles")
        bar.selectedScopeButtonIndex = 2
        #expect(listener.log == ["scope 1"] && buttons.selectedSegmentIndex == 2)
        bar.showsScopeBar = false
        #expect(bar.intrinsicContentSize.height == height && buttons.isHidden)
    }

    @Test(arguments: [UISearchController.ScopeBarActivation.automatic, .manual, .onTextEntry])
    func `a search shows its scopes in the navigation bar`(_ activation: UISearchController.ScopeBarActivation) throws {
        let (search, listener) = (UISearchController(), Listener())
        search.scopeBarActivation = activation
        search.searchResultsUpdater = listener
        search.searchBar.scopeButtonTitles = ["All", "Mine"]
        search.searchBar.placeholder = "Find"
        let list = UITableViewController()
        list.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: list)
        try onPhone(navigation) { screen in
            #expect(navigation.navigationBar.frame.height == 96)
            try screen.tap("Find")
            #expect(navigation.navigationBar.frame.height == (activation == .automatic ? 96 : 52))
            try screen.typeText("x")
            #expect(navigation.navigationBar.frame.height == (activation == .manual ? 52 : 96))
            if activation == .manual { search.searchBar.showsScopeBar = true }
            screen.window.layoutIfNeeded()
            let buttons = try #require(segments(search.searchBar))
            #expect(buttons.convert(buttons.bounds, to: nil).maxY <= navigation.navigationBar.frame.maxY)
            listener.log = []
            try screen.tap("Mine")
            #expect(listener.log == ["update 1"])
            let seen = screen.window.frozen(named: "search")
            #expect(screen.window.replayDifference(from: try Renderer().layout(seen)) == nil)
            try screen.tap("Cancel")
            #expect(search.searchBar.showsScopeBar == (activation == .manual))
        }
    }

    @Test func `tokens stand before the text and go by the delete key`() throws {
        let (bar, listener) = (UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56)), Listener())
        bar.delegate = listener
        bar.placeholder = "Find"
        let field = bar.searchTextField
        field.tokens = [
            UISearchToken(icon: nil, text: "Swift"), UISearchToken(icon: UIImage(systemName: "tag"), text: "New"),
        ]
        let stage = Stage(bar)
        stage.screen.window.layoutIfNeeded()
        let views = field.subviews.compactMap { $0 as? SearchTokenView }
        #expect(views.map(\.accessibilityLabel) == ["Swift", "New"])
        #expect(views[0].frame.minX == 31 && views[1].frame.minX == views[0].frame.maxX + 4)
        #expect(views[1].frame.width > views[0].frame.width - 30)
        #expect(field.textRect(forBounds: field.bounds).minX == views[1].frame.maxX + 4)
        let frozen = stage.controller.view.frozen(named: "tokens")
        #expect(
            frozen.root.inPreorder.contains {
                if case .label(let text, _) = $0.content { text.text == "Swift" } else { false }
            })
        try stage.screen.tap(CGPoint(x: 300, y: 128))
        try stage.screen.typeText("ab")
        // The text is deleted first, then the last token, then the one that was tapped.
        try stage.screen.typeText("\u{8}\u{8}")
        #expect(field.tokens.count == 2 && field.text?.isEmpty == true)
        let first = views[0].convert(views[0].bounds, to: nil)
        try stage.screen.tap(CGPoint(x: first.midX, y: first.midY))
        try stage.screen.typeText("\u{8}")
        #expect(field.tokens.map(\.text) == ["New"])
        field.allowsDeletingTokens = false
        try stage.screen.typeText("\u{8}")
        #expect(field.tokens.count == 1)
        field.allowsDeletingTokens = true
        try stage.screen.typeText("\u{8}")
        #expect(field.tokens.isEmpty && field.textRect(forBounds: field.bounds).minX == 31)
        #expect(listener.log == ["text a", "text ab", "text a", "text ", "text ", "text "])
    }
}
