import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct HostingConfigurationTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = UIHostingConfiguration {
                Color.red.frame(height: indexPath.row == 0 ? 20 : 100)
            }
            .margins(.vertical, 5)
            return cell
        }
    }

    @Test func `cells are as tall as the views in them, and at least 44 points`() {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = rows
        table.layoutIfNeeded()
        let heights = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights == [44, 110])
    }
}
