import LayoutSimUIKitTesting
import Testing
import UIKit

/// Scroll views do not pass touches to the next responder, unless they may not scroll.
@MainActor struct KeptTouchTests {
    struct Part: Sendable {
        var name: String
        var selects: Bool
        var make: @MainActor @Sendable () -> UIView
    }

    private final class Rows: UITableViewController {
        var make: @MainActor () -> UIView = { UIView() }
        var chosen: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let part = make()
            part.frame = CGRect(x: 10, y: 2, width: 100, height: 40)
            cell.contentView.addSubview(part)
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }
    }

    private static func text(_ change: (UITextView) -> Void = { _ in }) -> UITextView {
        let view = UITextView()
        (view.isEditable, view.isScrollEnabled, view.text) = (false, false, "Text")
        change(view)
        return view
    }

    private static func scroll(_ change: (UIScrollView) -> Void = { _ in }) -> UIScrollView {
        let view = UIScrollView()
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
        change(view)
        return view
    }

    @Test(arguments: [
        Part(name: "view", selects: true) { UIView() }, Part(name: "text", selects: false) { text() },
        Part(name: "text to look at", selects: true) { text { $0.isSelectable = false } },
        Part(name: "untouched text", selects: true) { text { $0.isUserInteractionEnabled = false } },
        Part(name: "scroll view", selects: false) { scroll() },
        Part(name: "still scroll view", selects: true) { scroll { $0.isScrollEnabled = false } },
        Part(name: "table", selects: false) { UITableView() },
    ]) func `a tap on a part of a row`(part: Part) throws {
        let rows = Rows()
        rows.make = part.make
        let screen = TestScreen(rows)
        defer { screen.close() }
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        try screen.tap(cell.convert(CGPoint(x: 60, y: 20), to: nil))
        #expect(rows.chosen == (part.selects ? [1] : []))
        rows.chosen = []
        try screen.tap(cell.convert(CGPoint(x: 300, y: 20), to: nil))
        #expect(rows.chosen == [1])
    }

    private final class Touched: UIViewController {
        var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }

    @Test(arguments: [true, false]) func `a controller hears of touches beside a scroll view`(scrolls: Bool) throws {
        let controller = Touched()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        scroll.isScrollEnabled = scrolls
        controller.view.addSubview(scroll)
        let screen = TestScreen(controller)
        defer { screen.close() }
        try screen.tap(CGPoint(x: 50, y: 150))
        #expect(controller.count == (scrolls ? 0 : 1))
        try screen.tap(CGPoint(x: 50, y: 300))
        #expect(controller.count == (scrolls ? 1 : 2))
    }
}
