import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Fingers on sheets and outside them.
@MainActor struct SheetTouchTests {
    private final class Log: NSObject, UISheetPresentationControllerDelegate {
        var lines: [String] = []
        var lets = true
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { lets }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) { lines.append("will") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { lines.append("did") }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            lines.append("attempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            lines.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
        }
    }

    enum Touch: Sendable {
        /// A drag without a flick, in points downward.
        case drag(Double)
        /// A flick, in points a second downward.
        case flick(Double)
        case tapBeside
    }

    struct Case: Sendable {
        var touch: Touch
        var hasMedium = false
        var isModal = false
        var lets = true
        var log: [String]
        var isThere = true
    }

    @Test(arguments: [
        // A sheet of 793 points is dismissed from half of its height on, or by a flick; that it will be is told as soon
        // as it leaves its detents (MvvmCross/MvvmCross#4781).
        Case(touch: .drag(380), log: ["will"]), Case(touch: .drag(420), log: ["will", "did"], isThere: false),
        Case(touch: .drag(-100), log: []), Case(touch: .flick(900), log: ["will"]),
        Case(touch: .drag(100), isModal: true, log: []), Case(touch: .drag(100), lets: false, log: []),
        Case(touch: .flick(1100), log: ["will", "did"], isThere: false),
        Case(touch: .flick(1100), isModal: true, log: ["attempt"]),
        Case(touch: .drag(420), lets: false, log: ["attempt"]),
        Case(touch: .tapBeside, log: ["will", "did"], isThere: false),
        Case(touch: .tapBeside, isModal: true, log: ["attempt"]),
        // Of two detents, the nearest.
        Case(touch: .drag(-250), hasMedium: true, log: ["large"]), Case(touch: .drag(-100), hasMedium: true, log: []),
        Case(touch: .drag(100), hasMedium: true, log: ["will"]),
        Case(touch: .drag(300), hasMedium: true, log: ["will", "did"], isThere: false),
        Case(touch: .flick(-1100), hasMedium: true, log: ["large"]),
    ]) func `a sheet follows a finger to its detents and off the screen`(_ sample: Case) throws {
        let log = Log()
        log.lets = sample.lets
        let (below, sheet) = (UIViewController(), UIViewController())
        try onPhone(below, "iphone-16") { screen in
            sheet.isModalInPresentation = sample.isModal
            sheet.sheetPresentationController?.delegate = log
            if sample.hasMedium { sheet.sheetPresentationController?.detents = [.medium(), .large()] }
            below.present(sheet, animated: false)
            screen.window.layoutIfNeeded()
            let rest = sheet.view.frame
            switch sample.touch {
            case .drag(let way):
                try screen.drag(CGPoint(x: 190, y: 430), by: CGVector(dx: 0, dy: way))
            case .flick(let speed) where speed < 0: try screen.swipeUp(sheet.view, velocity: -speed)
            case .flick(let speed): try screen.swipeDown(sheet.view, velocity: speed)
            case .tapBeside: try screen.tap(CGPoint(x: 190, y: 20))
            }
            #expect(log.lines == sample.log)
            #expect((below.presentedViewController != nil) == sample.isThere)
            if sample.isThere, sample.log != ["large"] { #expect(sheet.view.frame == rest) }
        }
    }

    @Test func `a list at its top leaves drags to the sheet, and scrolls them otherwise`() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let (below, rows) = (UIViewController(), Rows())
        try onPhone(below, "iphone-16") { screen in
            below.present(rows, animated: false)
            screen.window.layoutIfNeeded()
            try screen.drag(CGPoint(x: 190, y: 600), by: CGVector(dx: 0, dy: -300))
            let scrolled = rows.tableView.contentOffset.y
            #expect(scrolled > 200)
            try screen.drag(CGPoint(x: 190, y: 300), by: CGVector(dx: 0, dy: 100))
            #expect(rows.tableView.contentOffset.y == scrolled - 90)
            rows.tableView.contentOffset.y = -rows.tableView.adjustedContentInset.top
            try screen.drag(CGPoint(x: 190, y: 300), by: CGVector(dx: 0, dy: 450))
            #expect(below.presentedViewController == nil)
        }
    }

    @Test func `beside a sheet that does not dim, the screen behind it is touched`() throws {
        var presses = 0
        let (below, sheet) = (UIViewController(), UIViewController())
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        button.setTitle("Behind", for: .normal)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        below.view.addSubview(button)
        try onPhone(below, "iphone-16") { screen in
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            below.present(sheet, animated: false)
            let dimmed = #expect(throws: (any Error).self) { try screen.tap("Behind") }
            #expect(dimmed.map { "\($0)" }?.contains("is covered by UIDimmingView#1 (UIDimmingView)") == true)
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            try screen.tap("Behind")
            #expect(presses == 1)
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
            screen.window.layoutIfNeeded()
            let covered = #expect(throws: (any Error).self) { try screen.tap(button) }
            #expect(covered.map { "\($0)" }?.contains("is covered by UITransitionView#1.UIView#1 (UIView)") == true)
        }
    }
}
