import Testing
import UIKit

/// Rows of a table that was laid out before a window changes the size of its text.
@MainActor @Suite struct RowTextSizeTests {
    private final class Row: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.text = "Row"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            Row(style: .default, reuseIdentifier: nil)
        }
    }

    private final class LargeText: UIWindow {
        override var traitCollection: UITraitCollection {
            UITraitCollection(traitsFrom: [
                super.traitCollection, UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
            ])
        }
    }

    @Test func `they are measured again`() throws {
        let rows = Rows()
        rows.tableView.layoutIfNeeded()
        let small = try #require(rows.tableView.visibleCells.first).frame.height
        let window = LargeText(frame: UIScreen.main.bounds)
        window.rootViewController = rows
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        let row = try #require(rows.tableView.visibleCells.first as? Row)
        #expect(row.label.font.pointSize == 23)
        #expect(row.frame.height > small + 5)
        #expect(abs(row.frame.height - row.label.bounds.height - 16) < 1)
    }
}
