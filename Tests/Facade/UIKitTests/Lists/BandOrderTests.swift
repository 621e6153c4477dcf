import Testing
import UIKit

/// The headers and footers that a table reports as appearing and disappearing, from top to bottom.
@MainActor @Suite struct BandOrderTests {
    fileprivate final class Source: NSObject {
        var lines: [String] = []
        /// Whether the delegate creates the views, instead of the table from titles.
        var makesViews = false

        /// Returns the calls since the last one of this method.
        func told() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private let source = Source()

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .grouped)
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        return table
    }

    @Test(arguments: [false, true])
    func `only what is seen is told of, and ends from top to bottom`(makesViews: Bool) {
        source.makesViews = makesViews
        let table = table()
        let first = source.told()
        #expect(first.first == "header 0")
        #expect(!first.contains("header 39"))
        table.scrollToRow(at: IndexPath(row: 0, section: 39), at: .bottom, animated: false)
        table.layoutIfNeeded()
        let ended = source.told().filter { $0.hasPrefix("end") }
        #expect(ended == first.map { "end \($0)" })
    }

    @Test func `all end when the table is loaded anew`() {
        let table = table()
        let first = source.told()
        table.reloadData()
        #expect(source.told() == first.map { "end \($0)" })
        table.layoutIfNeeded()
        #expect(source.told() == first)
    }
}

extension BandOrderTests.Source: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 40 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        makesViews ? nil : "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        makesViews ? nil : "Footer"
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        makesViews ? UIView() : nil
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        makesViews ? UIView() : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        lines.append("header \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        lines.append("footer \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        lines.append("end header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        lines.append("end footer \(section)")
    }
}
