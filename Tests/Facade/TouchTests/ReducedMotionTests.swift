import LayoutSimUIKitTesting
import Testing
import UIKit

/// Movements despite Reduce Motion.
@MainActor struct ReducedMotionTests {
    private final class Drawer: UIViewController {
        let panel = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
        let open = UIButton(type: .system, primaryAction: nil)
        var change: (UIView) -> Void = { _ in }
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            open.setTitle("Open", for: .normal)
            open.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            open.addAction(UIAction { [weak self] _ in self.map { $0.change($0.panel) } }, for: .touchUpInside)
            view.addSubview(panel)
            view.addSubview(open)
            _ = NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.log.append("reduced: \(UIAccessibility.isReduceMotionEnabled)") }
            }
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var change: @MainActor (UIView) -> Void
        /// The reported movement; `nil` for none.
        var told: String?
        var testDescription: String { name }
    }

    nonisolated static let cases = [
        Case(
            name: "place", change: { panel in UIView.animate(withDuration: 0.3) { panel.center.y -= 200 } },
            told: "panel (UIView) moves by 0, -200 in 0.3 s"),
        Case(
            name: "size", change: { panel in UIView.animate(withDuration: 0.25) { panel.bounds.size.height = 150 } },
            told: "panel (UIView) goes from 300 × 100 to 300 × 150 in 0.25 s"),
        Case(
            name: "transform",
            change: { panel in
                UIView.animate(withDuration: 1) { panel.transform = CGAffineTransform(scaleX: 2, y: 2) }
            }, told: "panel (UIView) is transformed in 1 s"),
        Case(
            name: "scrolling",
            change: { panel in UIView.animate(withDuration: 1) { panel.bounds.origin.y = 30 } },
            told: "panel (UIView) scrolls by 0, 30 in 1 s"),
        Case(
            name: "animator",
            change: { panel in
                UIViewPropertyAnimator(duration: 0.5, curve: .linear) { panel.center.x += 10 }.startAnimation()
            }, told: "panel (UIView) moves by 10, 0 in 0.5 s"),
        Case(name: "fade", change: { panel in UIView.animate(withDuration: 0.3) { panel.alpha = 0 } }),
        Case(
            name: "color", change: { panel in UIView.animate(withDuration: 0.3) { panel.backgroundColor = .red } }),
        Case(name: "at once", change: { panel in panel.center.y -= 200 }),
        Case(
            name: "an app that asks",
            change: { panel in
                let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.3
                UIView.animate(withDuration: duration) { panel.center.y -= 200 }
            }),
    ]

    @Test(arguments: cases) func `what moves is told with its way and its time`(_ sample: Case) throws {
        let drawer = Drawer()
        drawer.change = sample.change
        try onPhone(drawer) { screen in
            try screen.setReduceMotion()
            #expect(drawer.log == ["reduced: true"])
            try screen.tap("Open")
            guard let told = sample.told else { return try screen.expectReducedMotion() }
            let error = #expect(throws: (any Error).self) { try screen.expectReducedMotion() }
            #expect("\(try #require(error))" == "step 3, look for motion: Reduce Motion is on, but \(told)")
        }
        #expect(!UIAccessibility.isReduceMotionEnabled)
    }

    @Test func `nothing is told while motion is not reduced`() throws {
        let drawer = Drawer()
        drawer.change = Self.cases[0].change
        try onPhone(drawer) { screen in
            try screen.tap("Open")
            let error = #expect(throws: (any Error).self) { try screen.expectReducedMotion() }
            #expect("\(try #require(error))" == "step 2, look for motion: Reduce Motion is off")
            try screen.setReduceMotion()
            try screen.expectReducedMotion()
            try screen.setReduceMotion(false)
            #expect(drawer.log == ["reduced: true", "reduced: false"])
        }
    }

    @Test func `what the system moves is not the app's`() throws {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        try onPhone(navigation) { screen in
            try screen.setReduceMotion()
            navigation.pushViewController(second, animated: true)
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            settle()
            second.present(sheet, animated: true)
            settle()
            #expect(second.presentedViewController === sheet)
            try screen.drag(CGPoint(x: 187, y: 400), by: CGVector(dx: 0, dy: -250))
            #expect(sheet.view.convert(CGPoint.zero, to: nil as UIView?).y < 100)
            try screen.expectReducedMotion()
        }
    }
}
