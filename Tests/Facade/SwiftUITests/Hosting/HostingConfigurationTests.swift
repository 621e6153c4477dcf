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

    @Test func `a cell by itself is as tall as its views, which have its margins together`() {
        func height(_ cell: UITableViewCell) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration {
            Color.red.frame(height: 20)
            Color.blue.frame(height: 30)
        }
        .margins(.vertical, 5)
        // Two views are 8 points apart: 5 + 20 + 8 + 30 + 5.
        #expect(height(cell) == 68)
        var list = cell.defaultContentConfiguration()
        list.text = "row"
        cell.contentConfiguration = list
        #expect(height(cell) > 40)
    }
}
