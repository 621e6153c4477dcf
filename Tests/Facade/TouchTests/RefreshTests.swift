import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Lists that are pulled down to refresh.
@MainActor struct RefreshTests {
    private final class Rows: UITableViewController {
        var count = 30
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test(
        arguments: [
            (100, 30, false, false), (300, 30, false, true), (300, 2, false, true), (300, 30, true, true),
            (-300, 30, false, false),
        ] as [(Double, Int, Bool, Bool)]) func `a list that is pulled far enough refreshes`(
            way: Double, count: Int, isSubview: Bool, refreshes: Bool
        ) throws
    {
        let rows = Rows()
        rows.count = count
        let control = UIRefreshControl()
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        try onPhone(UINavigationController(rootViewController: rows), "iphone-16") { screen in
            if isSubview { rows.tableView.addSubview(control) } else { rows.refreshControl = control }
            screen.window.layoutIfNeeded()
            let start = rows.tableView.contentOffset.y
            try screen.drag(CGPoint(x: 190, y: 350), by: CGVector(dx: 0, dy: way))
            settle()
            #expect(calls == (refreshes ? 1 : 0))
            #expect(control.isRefreshing == refreshes)
            guard refreshes else { return }
            #expect(rows.tableView.contentOffset.y == start - 60)
            #expect(rows.tableView.adjustedContentInset.top == 60 - start)
            control.endRefreshing()
            settle()
            #expect(rows.tableView.contentOffset.y == start)
            #expect(!control.isRefreshing)
        }
    }
}
