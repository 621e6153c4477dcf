import Testing
import UIKit

/// A table controller that appears again clears its selection, unless several rows may be selected
/// (mikeabdullah.net, *clearsSelectionOnViewWillAppear*).
@MainActor struct ReturningSelectionTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    struct Kind: Sendable {
        var many = false
        var manyInEditing = false
        var isEditing = false
        var clears = true
        var stays: Bool
    }

    @Test(arguments: [
        Kind(stays: false), Kind(many: true, stays: true), Kind(manyInEditing: true, stays: false),
        Kind(manyInEditing: true, isEditing: true, stays: true), Kind(many: true, clears: false, stays: true),
        Kind(clears: false, stays: true),
    ]) func `selected rows`(kind: Kind) {
        let rows = Rows()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let stack = UINavigationController(rootViewController: rows)
        window.rootViewController = stack
        window.isHidden = false
        defer { window.isHidden = true }
        rows.clearsSelectionOnViewWillAppear = kind.clears
        rows.tableView.allowsMultipleSelection = kind.many
        rows.tableView.allowsMultipleSelectionDuringEditing = kind.manyInEditing
        rows.setEditing(kind.isEditing, animated: false)
        window.layoutIfNeeded()
        rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        stack.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        stack.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(rows.tableView.indexPathsForSelectedRows == (kind.stays ? [IndexPath(row: 1, section: 0)] : nil))
    }
}
