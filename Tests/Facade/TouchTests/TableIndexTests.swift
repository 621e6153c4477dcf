import LayoutSimUIKitTesting
import Testing
import UIKit

/// The section index of a table, and prefetched rows.
@MainActor struct TableIndexTests {
    @Test(arguments: [(0, true), (200, true), (201, false)])
    func `titles take their width from the rows`(minimum: Int, isShown: Bool) throws {
        let list = SectionsController()
        list.titles = (0..<20).map { "\($0)" }
        list.tableView.sectionIndexMinimumDisplayRowCount = minimum
        try onPhone(UINavigationController(rootViewController: list)) { screen in
            let cell = try #require(list.tableView.visibleCells.first)
            #expect(cell.contentView.frame.width == (isShown ? 360 : 375))
            let titles = list.tableView.subviews.last.map { $0.subviews.compactMap { $0 as? UILabel } } ?? []
            #expect(titles.map(\.text) == (isShown ? list.titles : []))
            guard isShown, let index = list.tableView.subviews.last else { return }
            #expect(
                list.tableView.convert(index.frame, to: screen.window) == CGRect(x: 360, y: 64, width: 15, height: 603))
            try screen.tap("7")
            screen.window.layoutIfNeeded()
            let top = list.tableView.contentOffset.y + 64
            #expect(abs(top - list.tableView.rect(forSection: 7).minY) < 0.001)
            #expect(list.tableView.convert(index.frame, to: screen.window).minY == 64)
        }
    }

    @Test func `the titles have another background while a finger is on them`() throws {
        let list = SectionsController()
        list.titles = (0..<20).map { "\($0)" }
        list.tableView.sectionIndexBackgroundColor = .blue
        list.tableView.sectionIndexTrackingBackgroundColor = .red
        try onPhone(list) { screen in
            let index = try #require(list.tableView.subviews.first { $0.accessibilityLabel == "Section index" })
            #expect(index.backgroundColor == .blue)
            try screen.press("7", forDuration: 0.2) { _ in #expect(index.backgroundColor == .red) }
            #expect(index.backgroundColor == .blue)
        }
    }

    @Test func `grips stand before the titles`() throws {
        let list = SectionsController()
        (list.titles, list.areMovable) = ((0..<20).map { "\($0)" }, true)
        try onPhone(list) { screen in
            list.setEditing(true, animated: false)
            screen.window.layoutIfNeeded()
            let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            let grip = try #require(cell.subviews.first { $0.accessibilityLabel?.hasPrefix("Reorder") ?? false })
            let index = try #require(list.tableView.subviews.first { $0.accessibilityLabel == "Section index" })
            #expect(grip.frame.maxX == 360 && index.frame.minX == 360)
        }
    }

    @Test func `rows are prepared on the side to which the table scrolls`() throws {
        let list = SectionsController()
        let source = Prefetching()
        list.tableView.prefetchDataSource = source
        try onPhone(list) { screen in
            let seen = list.tableView.visibleCells.count
            #expect(source.take() == (asked: Array(seen..<(2 * seen)), cancelled: []))
            screen.window.layoutIfNeeded()
            #expect(source.take() == (asked: [], cancelled: []))
            list.tableView.contentOffset.y += 88
            screen.window.layoutIfNeeded()
            let (asked, cancelled) = source.take()
            #expect(asked.first == 2 * seen && asked.count <= 3 && cancelled.isEmpty)
            list.tableView.contentOffset.y -= 44
            screen.window.layoutIfNeeded()
            #expect(source.take().cancelled.count >= seen - 1)
            list.tableView.isPrefetchingEnabled = false
            list.tableView.contentOffset.y += 440
            screen.window.layoutIfNeeded()
            #expect(source.take() == (asked: [], cancelled: []))
        }
    }
}

/// Twenty sections of ten rows.
private final class SectionsController: UITableViewController {
    var titles: [String]?
    var areMovable = false
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 20 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { areMovable }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
}

private final class Prefetching: NSObject, UITableViewDataSourcePrefetching {
    private var asked: [Int] = []
    private var cancelled: [Int] = []

    func take() -> (asked: [Int], cancelled: [Int]) {
        defer { (asked, cancelled) = ([], []) }
        return (asked, cancelled)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        asked += indexPaths.map { $0.section * 10 + $0.row }
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map { $0.section * 10 + $0.row }
    }
}
