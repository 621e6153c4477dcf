import Testing
@testable import UIKit

/// Rows with two texts at accessibility sizes.
@MainActor @Suite struct LargeRowTests {
    private final class Rows: NSObject, UITableViewDataSource {
        let style: UITableViewCell.CellStyle
        let configuration: UIListContentConfiguration?
        init(_ style: UITableViewCell.CellStyle, _ configuration: UIListContentConfiguration? = nil) {
            self.style = style
            self.configuration = configuration
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            guard configuration == nil else {
                cell.contentConfiguration = configuration
                return cell
            }
            cell.textLabel?.text = "Network"
            cell.detailTextLabel?.text = "Connected"
            return cell
        }
    }

    private func row(
        _ rows: Rows, _ category: UIContentSizeCategory, height: CGFloat = UITableView.automaticDimension
    ) throws -> UITableViewCell {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
        table.traitOverrides.preferredContentSizeCategory = category
        table.rowHeight = height
        table.dataSource = rows
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.addSubview(table)
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        withExtendedLifetime(rows) { cell.layoutIfNeeded() }
        return cell
    }

    @Test(
        arguments: [
            (UIContentSizeCategory.large, false), (.extraExtraExtraLarge, false), (.accessibilityMedium, true),
            (.accessibilityExtraExtraExtraLarge, true),
        ], [UITableViewCell.CellStyle.value1, .value2])
    func `details stand below their text at accessibility sizes`(
        _ size: (category: UIContentSizeCategory, isStacked: Bool), style: UITableViewCell.CellStyle
    ) throws {
        let cell = try row(Rows(style), size.category)
        let text = try #require(cell.textLabel?.frame)
        let detail = try #require(cell.detailTextLabel?.frame)
        #expect((detail.minY >= text.maxY) == size.isStacked)
        #expect((abs(detail.minX - text.minX) < 0.01) == size.isStacked)
        #expect(cell.frame.height >= detail.maxY)
    }

    /// Recorded on iOS 26.1: rows of 44 points do not stack their texts, and the detail gets the room that the text
    /// leaves.
    @Test func `rows of a given height keep both side by side`() throws {
        let cell = try row(Rows(.value1), .accessibilityLarge, height: 44)
        let text = try #require(cell.textLabel?.frame)
        let detail = try #require(cell.detailTextLabel?.frame)
        #expect(detail.minX >= text.maxX + 6 && abs(detail.midY - text.midY) < 1)
    }

    @Test(arguments: [("Name", "Anna", false), ("Name of the network", "Not connected to the internet", true)])
    func `texts of a list content stand side by side where both have room`(
        text: String, detail: String, isStacked: Bool
    ) throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = text
        content.secondaryText = detail
        let cell = try row(Rows(.default, content), .large)
        let labels = try #require(cell.contentView.subviews.first as? UIListContentView).labels
        #expect(labels.count == 2)
        let frames = labels.map { $0.convert($0.bounds, to: cell.contentView) }
        #expect((frames[1].minY >= frames[0].maxY) == isStacked)
        #expect(cell.frame.height > (isStacked ? 60 : 40) && (isStacked || cell.frame.height < 52))
    }
}

extension UIView {
    fileprivate var labels: [UILabel] { subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels } }
}
