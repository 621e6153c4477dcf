import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Fingers that scroll.
@MainActor struct ScrollTests {
    private final class Log: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        var offsets: [CGFloat] = []
        var target: CGFloat = 0
        var velocity: CGFloat = 0
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            offsets.append(scrollView.contentOffset.y)
            if lines.last != "didScroll" { lines.append("didScroll") }
        }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            unsafe target = targetContentOffset.pointee.y
            self.velocity = velocity.y
            lines.append("willEndDragging")
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            lines.append("didEndDragging \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didEndDecelerating") }
    }

    private let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
    private let log = Log()

    private func stage(_ length: CGFloat = 4000) -> Stage {
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 320, height: length)
        view.delegate = log
        return Stage(view)
    }

    @Test func `a drag moves the content by its length without the slop`() throws {
        let stage = stage()
        try stage.screen.drag(view, by: CGVector(dx: 0, dy: -110))
        #expect(view.contentOffset.y == 100)
        #expect(log.lines == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    }

    @Test func `a flick decelerates to where the delegate was told`() throws {
        let stage = stage()
        try stage.screen.swipeUp(view, velocity: 750)
        #expect(
            log.lines == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        #expect(abs(log.velocity - 0.75) < 1e-6)
        // 150 points of the finger without the slop, and (750 - 10) · 0.499 after it.
        let target: CGFloat = 150 + 369.26
        #expect(abs(log.target - target) < 0.5)
        #expect(abs(view.contentOffset.y - log.target) < 2)
        #expect(!view.isDragging && !view.isDecelerating && !view.isTracking)
    }

    @Test func `past an edge the content follows less and less, and comes back`() throws {
        let stage = stage()
        try stage.screen.drag(view, by: CGVector(dx: 0, dy: 110))
        let share: CGFloat = 1 / (0.55 * 100 / 400 + 1)
        let pulled: CGFloat = (1 - share) * 400
        let farthest = log.offsets.min() ?? 0
        #expect(abs(farthest + pulled) < 0.5)
        #expect(view.contentOffset.y == 0)
        view.bounces = false
        log.offsets = []
        try stage.screen.drag(view, by: CGVector(dx: 0, dy: 110))
        #expect(log.offsets.isEmpty)
    }

    @Test func `fingers move content by whole pixels, at its edges too`() throws {
        let stage = stage(734.2)
        let scale = view.traitCollection.displayScale
        func isOnPixel(_ offset: CGFloat) -> Bool { (offset * scale).rounded() / scale == offset }
        try stage.screen.drag(view, by: CGVector(dx: 0, dy: -110.1))
        try stage.screen.swipeUp(view, velocity: 3000)
        let edge = view.contentOffset.y
        #expect(abs(edge - 334.2) < 1 / scale)
        try stage.screen.swipeDown(view, velocity: 300)
        #expect(view.contentOffset.y < edge - 100, "the edge lets go of the content")
        view.bounces = false
        try stage.screen.drag(view, by: CGVector(dx: 0, dy: 50.1))
        #expect(log.offsets.allSatisfy(isOnPixel))
    }

    @Test func `a page turns by a flick, and by more than its half`() throws {
        let stage = stage()
        view.isPagingEnabled = true
        try stage.screen.swipeUp(view)
        #expect(view.contentOffset.y == 400)
        try stage.screen.drag(view, by: CGVector(dx: 0, dy: -150))
        #expect(view.contentOffset.y == 400)
        try stage.screen.drag(view, by: CGVector(dx: 0, dy: -300))
        #expect(view.contentOffset.y == 800)
    }

    @Test func `a button in a scroll view is pressed by a tap and let go by a drag`() throws {
        let button = UIButton(frame: CGRect(x: 100, y: 150, width: 100, height: 44))
        view.addSubview(button)
        let stage = stage()
        stage.follow(button)
        try stage.screen.tap(button)
        #expect(stage.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
        try stage.screen.drag(button, by: CGVector(dx: 0, dy: -60))
        #expect(stage.take() == [])
        #expect(view.contentOffset.y == 50)
        try stage.screen.press(button, forDuration: 0.3, thenDragTo: CGPoint(x: 150, y: 400))
        #expect(stage.take().first == "touchDown")
        #expect(view.contentOffset.y == 50)
    }

    @Test func `what lies below is scrolled to`() throws {
        let button = UIButton(frame: CGRect(x: 100, y: 3000, width: 100, height: 44))
        button.setTitle("Deep", for: .normal)
        view.addSubview(button)
        let stage = stage()
        let error = #expect(throws: (any Error).self) { try stage.screen.tap("Deep") }
        #expect(error.map { "\($0)" }?.contains("is clipped by UIScrollView#1 (UIScrollView)") == true)
        try stage.screen.scroll(to: "Deep")
        try stage.screen.tap("Deep")
        #expect(view.bounds.contains(button.frame))
    }

    @Test func `a pinch zooms what the delegate names`() throws {
        final class Zoom: NSObject, UIScrollViewDelegate {
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            var lines: [String] = []
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("begin") }
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
                lines.append("end \((scale * 100).rounded() / 100)")
            }
        }
        let zoom = Zoom()
        let stage = stage(400)
        view.addSubview(zoom.content)
        view.delegate = zoom
        view.maximumZoomScale = 3
        try stage.screen.pinch(view, withScale: 2)
        #expect(zoom.lines == ["begin", "end 2.0"])
        #expect(abs(view.zoomScale - 2) < 1e-6)
    }

    @MainActor private final class Rows: UITableViewController {
        var log: [String] = []
        var count = 1000
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            actions("Archive", indexPath)
        }
        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            actions("Pin", indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        private func actions(_ title: String, _ path: IndexPath) -> UISwipeActionsConfiguration {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                    self?.log.append("\(title) \(path.row)")
                    done(true)
                }
            ])
        }
    }

    @Test(
        arguments: [
            (-100, "Archive", ["Archive 60"]), (100, "Pin", ["Pin 60"]),
            // A swipe across the whole row performs the first action.
            (-260, nil, ["Archive 60"]), (260, nil, ["Pin 60"]),
            // Too short a swipe opens nothing.
            (-30, nil, []), (0, nil, ["select 60"]),
        ] as [(Double, String?, [String])]) func `a row is scrolled to; its actions are behind it`(
            way: Double, button: String?, log: [String]
        ) throws
    {
        let rows = Rows()
        try onPhone(rows) { screen in
            try screen.scroll(to: .row(60))
            if way == 0 {
                try screen.tap("Row 60")
            } else {
                let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 60, section: 0)))
                let start = cell.convert(CGPoint(x: way < 0 ? 330 : 40, y: cell.bounds.midY), to: nil as UIView?)
                try screen.drag(start, by: CGVector(dx: way, dy: 0))
            }
            if let button { try screen.tap(button) }
            #expect(rows.log == log)
            for title in ["Archive", "Pin"] {
                let error = #expect(throws: (any Error).self) { try screen.tap(title) }
                #expect(error.map { "\($0)" }?.contains("no element is named \"\(title)\"") == true)
            }
        }
    }
}
