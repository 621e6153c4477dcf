import Foundation
import LayoutSimAutoLayout
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@testable import UIKit

/// Reused rows, which are laid out separately from their window, have the same frames as new ones.
@MainActor @Suite(.serialized) struct RowsApartTests {
    /// How the labels of a row are constrained.
    enum Arrangement: String, CaseIterable, Sendable {
        case stack, edges, cellEdges, hugging, masked, open
    }

    @Test(arguments: Arrangement.allCases) func rows(_ arrangement: Arrangement) throws {
        let table = Rows(arrangement)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = table
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        for step in 0..<12 {
            table.tableView.contentOffset.y += 230
            if step == 5 { window.frame.size.width = 414 }
            if step == 8 { table.grows = true }
            window.layoutIfNeeded()
            let screen = table.view.frozen(named: "rows")
            let difference = table.view.replayDifference(
                from: try Renderer(era: SimulatedDevice.currentEra).layout(screen))
            #expect(difference == nil, "step \(step)")
        }
        for cell in table.tableView.visibleCells {
            let path = try #require(table.tableView.indexPath(for: cell))
            let new = Row(arrangement)
            new.show(path.row, grows: table.grows)
            #expect(new.fittingHeight(width: cell.bounds.width) == cell.bounds.height, "row \(path.row)")
        }
    }
}

@MainActor private final class Rows: UITableViewController {
    private let arrangement: RowsApartTests.Arrangement
    /// Whether the distance between the texts changes.
    var grows = false {
        didSet {
            for case let row as Row in tableView.visibleCells { row.gap.constant = grows ? 9 : 4 }
            tableView.reloadData()
        }
    }

    init(_ arrangement: RowsApartTests.Arrangement) {
        self.arrangement = arrangement
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = tableView.dequeueReusableCell(withIdentifier: "row") as? Row ?? Row(arrangement)
        row.show(indexPath.row, grows: grows)
        return row
    }
}

@MainActor private final class Row: UITableViewCell {
    private let title = UILabel()
    private let detail = UILabel()
    private(set) var gap = NSLayoutConstraint()

    init(_ arrangement: RowsApartTests.Arrangement) {
        super.init(style: .default, reuseIdentifier: "row")
        detail.numberOfLines = 0
        for label in [title, detail] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        gap = detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
        let outer: UIView = arrangement == .cellEdges ? self : contentView
        let margins = contentView.layoutMarginsGuide
        switch arrangement {
        case .stack:
            let stack = UIStackView(arrangedSubviews: [title, detail])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: margins.topAnchor),
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        case .edges, .cellEdges, .masked, .open:
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
                title.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20), gap,
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                detail.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
                detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
            ])
        case .hugging:
            title.setContentHuggingPriority(.required, for: .horizontal)
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                title.firstBaselineAnchor.constraint(equalTo: detail.firstBaselineAnchor),
                detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
                detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                detail.topAnchor.constraint(equalTo: margins.topAnchor),
                detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
        if arrangement == .open {
            let picture = UIImageView()
            picture.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(picture)
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                picture.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 2),
            ])
        }
        if arrangement == .masked {
            let badge = UIView(frame: CGRect(x: bounds.width - 30, y: 4, width: 20, height: 20))
            badge.autoresizingMask = .flexibleLeftMargin
            contentView.addSubview(badge)
        }
    }
    required init?(coder: NSCoder) { nil }

    func show(_ row: Int, grows: Bool) {
        title.text = "Row \(row)"
        detail.text = String(repeating: "Some words of row \(row). ", count: 1 + row * 7 % 5)
        gap.constant = grows ? 9 : 4
        accessoryType = row.isMultiple(of: 4) ? .checkmark : .none
    }
}
