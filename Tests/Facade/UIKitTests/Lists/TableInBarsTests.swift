import Foundation
import LayoutSimDevices
import Testing

@testable import UIKit

/// Tables under the bars of containers: the start of their content, and the frames of rows, corners and accessories.
@MainActor @Suite(.serialized) struct TableInBarsTests {
    private func onPhone<Result>(_ orientation: Orientation, _ body: @MainActor () throws -> Result) throws -> Result {
        let device = try DeviceCatalog.embedded.device(named: "iphone-16")
        return try SimulatedDevice.with(SimulatedDevice(viewport: device.viewport(orientation)), body)
    }

    private func show(_ table: UITableViewController, largeTitle: Bool = false) -> UIWindow {
        let navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = largeTitle
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func `content begins below the bars, and what follows rows that size themselves lies below them`() throws {
        try onPhone(.portrait) {
            let controller = NotesController(style: .plain)
            let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
            controller.tableView.tableFooterView = footer
            let window = show(controller)
            let table = try #require(controller.tableView)
            #expect(table.contentOffset == CGPoint(x: 0, y: -103))
            let rows = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
            #expect(rows.map(\.minY) == [0, rows[0].maxY, rows[1].maxY])
            #expect(rows.allSatisfy { $0.height > 60 })
            #expect(footer.frame.minY == rows[2].maxY)
            #expect(table.contentSize.height == rows[2].maxY + 40)
            #expect(table.visibleCells.map(\.frame) == rows)
            window.isHidden = true
        }
    }

    @Test func `rows that come from above grow upward`() throws {
        try onPhone(.portrait) {
            let controller = NotesController(style: .plain)
            controller.count = 100
            let window = show(controller)
            let table = try #require(controller.tableView)
            table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
            window.layoutIfNeeded()
            let cell = try #require(table.cellForRow(at: IndexPath(row: 60, section: 0)))
            let place = cell.convert(cell.bounds, to: window).minY
            let row = table.rectForRow(at: IndexPath(row: 60, section: 0)).minY
            for _ in 0..<4 {
                table.contentOffset.y -= 60
                window.layoutIfNeeded()
            }
            #expect(abs(cell.convert(cell.bounds, to: window).minY - (place + 240)) < 0.001)
            #expect(table.rectForRow(at: IndexPath(row: 60, section: 0)).minY > row)
            window.isHidden = true
        }
    }

    @Test func `rows and their accessories lie within the safe area, inset groups have round corners`() throws {
        try onPhone(.landscape) {
            let plain = NotesController(style: .plain)
            let grouped = NotesController(style: .insetGrouped)
            for (controller, side) in [(plain, 0.0), (grouped, 59 + 20.0)] {
                let window = show(controller)
                let table = try #require(controller.tableView)
                #expect(table.contentOffset.y == -32)
                let cells = table.visibleCells
                let first = try #require(cells.first)
                #expect(first.frame.minX == side && first.frame.maxX == 852 - side)
                #expect(abs(first.contentView.convert(.zero, to: table).x - max(59, side)) < 0.001)
                let chevron = try #require(first.subviews.compactMap { $0 as? UIImageView }.first)
                #expect(chevron.frame.maxX == first.bounds.width - (side > 0 ? 0 : 59) - 16)
                let corners = cells.map(\.layer.maskedCorners)
                let round = cells.map { $0.layer.cornerRadius > 0 }
                #expect(round == (side > 0 ? [true, false, true] : [false, false, false]))
                if side > 0 {
                    #expect(corners[0] == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
                    #expect(corners[2] == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
                }
                window.isHidden = true
            }
        }
    }

    @Test func `a large title gives way to the content`() throws {
        try onPhone(.portrait) {
            let controller = NotesController(style: .plain)
            controller.count = 30
            let window = show(controller, largeTitle: true)
            let table = try #require(controller.tableView)
            let bar = try #require(controller.navigationController?.navigationBar)
            var found: [[CGFloat]] = []
            for offset in [nil, -140, -103, 200, -155] as [CGFloat?] {
                if let offset { table.contentOffset.y = offset }
                window.layoutIfNeeded()
                found.append([table.contentOffset.y, bar.frame.height, table.safeAreaInsets.top])
            }
            #expect(
                found == [[-155, 96, 155], [-140, 81, 140], [-103, 44, 103], [200, 44, 103], [-155, 96, 155]])
            window.isHidden = true
        }
    }
}

/// Rows with a text of several lines.
private final class NotesController: UITableViewController {
    var count = 3
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.accessoryType = .disclosureIndicator
        (cell as? NoteCell)?.label.text = String(repeating: "A note of some length. ", count: 5)
        return cell
    }
}

private final class NoteCell: UITableViewCell {
    let label = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { return nil }
}
