import Foundation
import Testing

@testable import UIKit

/// A table whose data source gets its rows only after it was set.
@MainActor struct LateRowsTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var count = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func rowsAreCountedWhenTheyAreLaidOut() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let rows = Rows()
        table.dataSource = rows
        rows.count = 3
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
    }
}
