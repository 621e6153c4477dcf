import LayoutSimRendering
import LayoutSimUIKitTesting
import LayoutSimViewTree
import Testing
import UIKit

/// Searching in the bar of a navigation controller and in the header of a table.
@MainActor struct SearchControllerTests {
    private func bar(_ screen: TestScreen) throws -> UINavigationBar {
        try #require((screen.window.rootViewController as? UINavigationController)?.navigationBar)
    }

    struct Scroll: Sendable {
        var isLarge = false
        var hides = true
        /// The scroll distance of the content from its beginning.
        var way: CGFloat
        var barHeight: CGFloat
        /// The visible part of the search bar.
        var search: CGFloat
    }

    @Test(arguments: [
        Scroll(way: 0, barHeight: 96, search: 52), Scroll(way: 20, barHeight: 76, search: 32),
        Scroll(way: 200, barHeight: 44, search: 0), Scroll(hides: false, way: 200, barHeight: 96, search: 52),
        Scroll(isLarge: true, way: 0, barHeight: 148, search: 52),
        Scroll(isLarge: true, way: 60, barHeight: 88, search: 0),
        Scroll(isLarge: true, way: 200, barHeight: 44, search: 0),
        Scroll(isLarge: true, hides: false, way: 30, barHeight: 118, search: 52),
    ]) func `the search bar gives way to the content before a large title does`(_ sample: Scroll) throws {
        let list = WordsController()
        list.navigationItem.searchController = UISearchController()
        list.navigationItem.hidesSearchBarWhenScrolling = sample.hides
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = sample.isLarge
        try onPhone(navigation) { screen in
            let table = try #require(list.tableView)
            let full: CGFloat = sample.isLarge ? 148 : 96
            #expect(table.contentOffset.y == -20 - full)
            table.contentOffset.y += sample.way
            screen.window.layoutIfNeeded()
            let drawer = try #require(list.navigationItem.searchController?.searchBar.superview)
            #expect(navigation.navigationBar.frame.height == sample.barHeight)
            #expect(drawer.frame.height == sample.search && drawer.frame.maxY == sample.barHeight)
            #expect(drawer.isHidden == (sample.search == 0))
            let seen = screen.window.frozen(named: "search")
            #expect(screen.window.replayDifference(from: try Renderer().layout(seen)) == nil)
        }
    }

    @Test func `callbacks come in order while a person searches`() throws {
        let list = WordsController()
        let search = UISearchController()
        let log = SearchLog(search)
        list.navigationItem.searchController = search
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Find"
        list.title = "Words"
        list.filtersBy(search)
        try onPhone(UINavigationController(rootViewController: list)) { screen in
            try screen.tap("Find")
            #expect(
                log.take() == ["should begin", "begin", "present", "will present", "update \"\" true", "did present"])
            #expect(search.isActive && search.searchBar.showsCancelButton)
            let bar = try bar(screen)
            #expect([bar.frame.minY, bar.frame.height] == [20, 52])
            #expect(list.tableView.contentOffset.y == -72)
            try screen.typeText("be")
            #expect(log.take() == ["text b", "update \"b\" true", "text be", "update \"be\" true"])
            #expect(list.tableView.numberOfRows(inSection: 0) == 2)
            try screen.typeText("\n")
            #expect(log.take() == ["search", "should end", "end"])
            #expect(search.isActive)
            try screen.tap("Cancel")
            #expect(log.take() == ["cancel", "will dismiss", "update \"\" false", "did dismiss"])
            #expect(!search.isActive && bar.frame.height == 96)
            #expect(!search.searchBar.showsCancelButton)
        }
    }

    @Test func `results are seen once there is a text, and a tap on what is dimmed ends the search`() throws {
        let (list, results) = (WordsController(), ResultsController())
        let search = UISearchController(searchResultsController: results)
        list.navigationItem.searchController = search
        search.searchBar.placeholder = "Find"
        try onPhone(UINavigationController(rootViewController: list)) { screen in
            try screen.tap("Find")
            #expect(results.view.isHidden)
            try screen.tap(CGPoint(x: 100, y: 200))
            #expect(!search.isActive)
            results.log = []
            try screen.tap("Find")
            #expect(results.log == ["will appear", "did appear"])
            try screen.typeText("x", into: "Find")
            #expect(!results.view.isHidden)
            #expect(results.view.window != nil && results.view.safeAreaInsets.top == 72)
            #expect(results.parent === search)
            try screen.tap("Result")
            search.isActive = false
            #expect(results.view.window == nil)
            #expect(results.log == ["will appear", "did appear", "will disappear", "did disappear"])
        }
    }

    /// Shows the results although there is no text.
    private final class EagerUpdater: NSObject, UISearchResultsUpdating {
        func updateSearchResults(for searchController: UISearchController) {
            searchController.searchResultsController?.view.isHidden = false
        }
    }

    @Test func `results without a text are seen where the updater or the controller says so`() throws {
        let (list, results, updater) = (WordsController(), ResultsController(), EagerUpdater())
        let search = UISearchController(searchResultsController: results)
        list.navigationItem.searchController = search
        try onPhone(UINavigationController(rootViewController: list)) { _ in
            search.isActive = true
            #expect(results.view.isHidden)
            search.showsSearchResultsController = true
            #expect(!results.view.isHidden)
            search.isActive = false
            search.showsSearchResultsController = false
            search.searchResultsUpdater = updater
            search.isActive = true
            #expect(!results.view.isHidden && results.view.frame.height > 100)
        }
    }

    @Test func `a search bar above rows stays there while the navigation bar goes`() throws {
        let list = WordsController()
        let search = UISearchController()
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Find"
        list.tableView.tableHeaderView = search.searchBar
        try onPhone(UINavigationController(rootViewController: list)) { screen in
            let height = search.searchBar.frame.height
            #expect(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == height)
            try screen.tap("Find")
            screen.window.layoutIfNeeded()
            #expect(try bar(screen).isHidden)
            #expect(search.searchBar.convert(CGPoint.zero, to: screen.window).y == 20)
            try screen.tap("Cancel")
            #expect(try !bar(screen).isHidden)
            #expect(search.searchBar.convert(CGPoint.zero, to: screen.window).y == 64)
        }
    }

    @Test(arguments: [false, true]) func `the button stands beside the field`(isMirrored: Bool) throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 6, width: 304, height: 44))
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        let field = bar.searchTextField.frame
        #expect(abs(field.width + button.frame.width - 296) < 0.001)
        #expect((isMirrored ? button.frame.minX : field.minX) == 8)
        #expect(isMirrored ? button.frame.maxX < field.minX : field.maxX < button.frame.minX)
    }
}

private final class WordsController: UITableViewController, UISearchResultsUpdating {
    private let all = ["alpha", "beta", "gamma", "delta", "beech"] + (0..<40).map { "word \($0)" }
    private var words: [String] = []
    private var log: SearchLog?

    func filtersBy(_ search: UISearchController) {
        log = search.delegate as? SearchLog
        log?.updater = self
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        words = all
    }
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        words = text.isEmpty ? all : all.filter { $0.hasPrefix(text) }
        tableView.reloadData()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = words[indexPath.row]
        return cell
    }
}

private final class ResultsController: UIViewController {
    var log: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
        label.text = "Result"
        view.addSubview(label)
    }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

/// Records all events of a search.
private final class SearchLog: NSObject, UISearchControllerDelegate, UISearchBarDelegate, UISearchResultsUpdating {
    private var lines: [String] = []
    weak var updater: (any UISearchResultsUpdating)?

    init(_ search: UISearchController) {
        super.init()
        search.delegate = self
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
    func presentSearchController(_ searchController: UISearchController) { lines.append("present") }
    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
    func updateSearchResults(for searchController: UISearchController) {
        lines.append("update \"\(searchController.searchBar.text ?? "")\" \(searchController.isActive)")
        updater?.updateSearchResults(for: searchController)
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("should begin")
        return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("should end")
        return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
}
