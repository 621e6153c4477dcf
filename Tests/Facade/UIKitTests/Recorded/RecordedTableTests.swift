import Testing
import UIKit

/// The reproduced measurements of tables, recorded by Vercantez/openuikit on an iPhone SE with iOS 26.1.
@MainActor @Suite struct RecordedTableTests {
    private final class Rows: NSObject, UITableViewDataSource {
        let accessory: UITableViewCell.AccessoryType
        init(_ accessory: UITableViewCell.AccessoryType) { self.accessory = accessory }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Options" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "General"
            cell.accessoryType = accessory
            return cell
        }
    }

    private func withTable(
        _ style: UITableView.Style, _ accessory: UITableViewCell.AccessoryType = .none,
        _ body: @MainActor (UITableView) throws -> Void
    ) throws {
        try RecordedDevice.smallPhone {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
            table.contentInsetAdjustmentBehavior = .never
            let rows = Rows(accessory)
            table.dataSource = rows
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.addSubview(table)
            window.isHidden = false
            defer { window.isHidden = true }
            window.layoutIfNeeded()
            try withExtendedLifetime(rows) { try body(table) }
        }
    }

    @Test(arguments: [
        (UITableViewCell.AccessoryType.none, 343 as CGFloat), (.disclosureIndicator, 316.5), (.checkmark, 303),
    ]) func `accessories take their room from the content`(_ accessory: UITableViewCell.AccessoryType, width: CGFloat)
        throws
    {
        try withTable(.insetGrouped, accessory) { table in
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.frame.minX == 16 && cell.frame.width == 343 && cell.contentView.frame.width == width)
        }
    }

    @Test(arguments: [
        (UIContentSizeCategory.large, 14 as CGFloat, 316.5 as CGFloat), (.extraExtraExtraLarge, 19.5, 313),
        (.accessibilityLarge, 28.5, 307),
    ]) func `disclosure indicators grow with texts`(category: UIContentSizeCategory, height: CGFloat, width: CGFloat)
        throws
    {
        try withTable(.insetGrouped, .disclosureIndicator) { table in
            table.traitOverrides.preferredContentSizeCategory = category
            table.window?.layoutIfNeeded()
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            let symbol = try #require(cell.subviews.lazy.compactMap { $0 as? UIImageView }.first)
            #expect(symbol.frame.height == height && symbol.frame.maxX == 327)
            #expect(cell.contentView.frame.width == width)
        }
    }

    @Test func `the first header of inset groups is 55 and a half points high`() throws {
        try withTable(.insetGrouped) { #expect($0.rectForHeader(inSection: 0).height == 55.5) }
    }

    @Test func `titles of plain rows and headers begin 16 points from the side`() throws {
        try withTable(.plain) { table in
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.textLabel?.frame.minX == 16)
            let header = try #require(table.headerView(forSection: 0))
            #expect(header.textLabel?.frame.origin == CGPoint(x: 16, y: 4))
        }
    }
}
