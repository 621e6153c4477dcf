import Foundation
import Testing
import UIKit

/// Tables request, lay out and recycle rows as UIKit does.
@MainActor struct TableTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts: [Int]
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    }
    private final class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private func table(_ source: Source) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }

    @Test func rowsLieBelowEachOtherAndAreOfTheRegisteredClass() {
        let source = Source([3, 2])
        let table = table(source)
        #expect(table.contentSize.height == 250)
        #expect(
            table.cellForRow(at: IndexPath(row: 1, section: 1))?.frame == CGRect(x: 0, y: 200, width: 320, height: 50))
        #expect(table.visibleCells.allSatisfy { $0 is Row && $0.detailTextLabel != nil })
    }

    @Test func rowsOutOfSightAreRecycled() {
        let source = Source([10_000])
        let table = table(source)
        #expect(table.visibleCells.count == 8)
        table.contentOffset.y = 100_025
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 2000, section: 0))
        #expect(table.visibleCells.count == 9)
    }

    @Test func selectionFollowsInsertedRows() {
        let source = Source([3])
        let table = table(source)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        source.counts = [4]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(table.contentSize.height == 200)
    }
}
