import Testing
import UIKit

/// The space above the first section of a grouped table (Docs/reports.md).
@MainActor @Suite struct TableTopTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var title: String?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private func top(
        _ height: CGFloat?, _ style: UITableView.Style = .grouped, title: String? = nil, section: Int = 0
    ) -> CGFloat {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        let rows = Rows()
        rows.title = title
        table.dataSource = rows
        if let height { table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height)) }
        return withExtendedLifetime(rows) {
            table.layoutIfNeeded()
            return table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
        }
    }

    @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
    func `a header of the table takes the place of the space above`(_ style: UITableView.Style) {
        #expect(top(nil, style) == 35 && top(0, style) == 35)
        #expect(top(.leastNonzeroMagnitude, style) == 17.5 && top(100, style) == 117.5)
    }

    @Test func `so it does above a title`() {
        // The title's height is rounded up to pixels.
        let more = top(nil, title: "A") - top(.leastNonzeroMagnitude, title: "A")
        #expect(more > 16.5 && more <= 17.5)
    }

    @Test func `a plain table has none`() { #expect(top(nil, .plain) == 0 && top(100, .plain) == 100) }
}
