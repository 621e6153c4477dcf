import LayoutSimDevices
import QuartzCore
import Testing

@testable import UIKit

/// The appearance of default rows: with pictures, between separators, selected and reloaded.
@MainActor @Suite struct RowLooksTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var shown: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 512, height: 512)).image { _ in }
            return cell
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            shown.append(indexPath.row)
        }
    }

    private func withTable(
        _ device: String, _ orientation: Orientation = .portrait, system: String = "9.3",
        _ body: (UITableView, Source) throws -> Void
    ) throws {
        let found = try DeviceCatalog.embedded.device(named: device)
        var simulated = SimulatedDevice(viewport: found.viewport(orientation))
        simulated.systemVersion = system
        try SimulatedDevice.with(simulated) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let (table, source) = (UITableView(frame: window.bounds), Source())
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            (table.rowHeight, table.dataSource, table.delegate) = (80, source, source)
            window.addSubview(table)
            window.isHidden = false
            window.layoutIfNeeded()
            defer { window.isHidden = true }
            try body(table, source)
        }
    }

    private func cell(_ row: Int, in table: UITableView) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    @Test(arguments: [
        ("iphone-6", Orientation.portrait, 16.0, 79.5, 248.0), ("iphone-5", .portrait, 16, 79.5, 193),
        ("iphone-6-plus", .portrait, 20, 79.667, 279), ("iphone-6", .landscape, 20, 79.5, 532),
    ])
    func `large pictures have the size of their row, and lines begin with the text`(
        _ device: String, _ orientation: Orientation, _ left: CGFloat, _ height: CGFloat, _ width: CGFloat
    ) throws {
        try withTable(device, orientation) { table, _ in
            let cell = try cell(0, in: table)
            cell.layoutIfNeeded()
            let picture = try #require(cell.imageView?.frame)
            #expect(picture.minX == left && picture.minY == 0 && picture.width == 80)
            #expect(abs(picture.height - height) < 0.001)
            let text = try #require(cell.textLabel?.frame)
            #expect(text.minX == left + 95 && text.width == width && abs(text.height - height) < 0.001)
            #expect(cell.separator.frame.minX == left + 95 && cell.separator.frame.maxX == cell.bounds.width)
            #expect(cell.separator.frame.maxY == 80)
        }
    }

    @Test(arguments: [("9.3", 79.5), ("12.4", 79.5), ("13.0", 80.0)])
    func `lines take from the height of contents before iOS 13`(_ system: String, _ height: CGFloat) throws {
        try withTable("iphone-6", system: system) { table, _ in
            #expect(try cell(0, in: table).contentView.frame.height == height)
            table.separatorStyle = .none
            table.layoutIfNeeded()
            let cell = try cell(0, in: table)
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame.height == 80)
        }
    }

    @Test func `a selected row is gray, and the lines around it are not seen`() throws {
        try withTable("iphone-6") { table, _ in
            table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            table.layoutIfNeeded()
            let background = try #require(try cell(2, in: table).ownSelection)
            #expect(background.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
            #expect(background.backgroundColor == UIColor(white: 217 / 255, alpha: 1))
            let lines = try (0..<5).map { try !cell($0, in: table).separator.isHidden }
            #expect(lines == [true, false, false, true, true])
            let color = UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
            #expect(try cell(0, in: table).separator.backgroundColor == color)
        }
    }

    @Test func `an animated deselection fades evenly while the lines are there`() throws {
        try withTable("iphone-6") { table, _ in
            let path = IndexPath(row: 2, section: 0)
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            let cell = try cell(2, in: table)
            let background = try #require(cell.ownSelection)
            table.deselectRow(at: path, animated: true)
            table.layoutIfNeeded()
            #expect(!cell.separator.isHidden)
            unsafe AnimationClock.main.advance(by: 0.175)
            #expect(abs((background.layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
            unsafe AnimationClock.main.advance(by: 0.2)
            #expect(background.superview == nil)
        }
    }

    @Test func `a reloaded row fades from the old to the new one, and no other row is asked for`() throws {
        try withTable("iphone-6") { table, source in
            let (old, others) = (try cell(1, in: table), try [0, 2].map { try cell($0, in: table) })
            source.shown = []
            table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            let new = try cell(1, in: table)
            #expect(new !== old && source.shown == [1])
            #expect(try [0, 2].map { try cell($0, in: table) } == others)
            // Recorded every 0.06 s.
            let recorded: [Float] = [0.03, 0.20, 0.62, 0.93, 0.99]
            var seen: [Float] = []
            unsafe AnimationClock.main.advance(by: 0.03)
            for _ in recorded {
                seen.append(new.layer.presentation()?.opacity ?? .nan)
                #expect(abs((old.layer.presentation()?.opacity ?? .nan) - (1 - (seen.last ?? 0))) < 0.001)
                unsafe AnimationClock.main.advance(by: 0.06)
            }
            #expect(zip(seen, recorded).allSatisfy { abs($0 - $1) < 0.13 }, "\(seen)")
            unsafe AnimationClock.main.advance(by: 0.06)
            #expect(old.superview == nil && new.alpha == 1)
        }
    }
}
