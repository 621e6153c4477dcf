import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TableUpdateTests {
    private final class Source: NSObject, UITableViewDataSource {
        var rows = 1
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func `updates count from the rows of the last reload, also without a layout`() {
        let (source, table) = (Source(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        table.dataSource = source
        table.reloadData()
        source.rows += 1
        #expect(table.numberOfRows(inSection: 0) == 1)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func `a view is of the class that a variable holds`() {
        let type: UIView.Type = UILabel.self
        #expect(_made(type) is UILabel)
        #expect(_made(NSString.self) == nil)
    }
}
