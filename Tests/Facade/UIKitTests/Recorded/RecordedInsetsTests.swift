import Testing
import UIKit

/// Safe areas and margins of views, recorded by Vercantez/openuikit with UIKit of version 26.1.
@MainActor @Suite struct RecordedInsetsTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    /// A view of 320 by 480 points with a safe area of 44, 10, 34 and 12 points.
    private let parent: UIView

    init() {
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        parent = controller.view
        let own = parent.safeAreaInsets
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: 44 - own.top, left: 10 - own.left, bottom: 34 - own.bottom, right: 12 - own.right)
        window.layoutIfNeeded()
    }

    struct Case: Sendable {
        var frame: CGRect
        /// The insets at the top, left, bottom and right.
        var insets: [CGFloat]
    }

    nonisolated static let cases = [
        Case(frame: CGRect(x: 0, y: 0, width: 320, height: 480), insets: [44, 10, 34, 12]),
        Case(frame: CGRect(x: 30, y: 20, width: 100, height: 500), insets: [24, 0, 34, 0]),
        Case(frame: CGRect(x: -40, y: -60, width: 200, height: 200), insets: [44, 10, 0, 0]),
        Case(frame: CGRect(x: 0, y: 100, width: 320, height: 200), insets: [0, 10, 0, 12]),
        Case(frame: CGRect(x: 0, y: 460, width: 320, height: 100), insets: [0, 10, 34, 12]),
        Case(frame: CGRect(x: 300, y: 0, width: 100, height: 480), insets: [44, 0, 34, 12]),
        Case(frame: CGRect(x: -50, y: -50, width: 500, height: 700), insets: [44, 10, 34, 12]),
        Case(frame: CGRect(x: 5, y: 10, width: 60, height: 20), insets: [34, 5, 0, 0]),
        Case(frame: CGRect(x: 0, y: 500, width: 100, height: 50), insets: [0, 10, 34, 0]),
    ]

    @Test(arguments: cases) func `a view has what reaches into it, and never more than its superview`(_ known: Case) {
        let child = UIView(frame: known.frame)
        let filling = UIView()
        filling.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        child.addSubview(filling)
        let guide = child.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            filling.topAnchor.constraint(equalTo: guide.topAnchor),
            filling.leftAnchor.constraint(equalTo: guide.leftAnchor),
            filling.heightAnchor.constraint(equalToConstant: 1), filling.widthAnchor.constraint(equalToConstant: 1),
        ])
        window.layoutIfNeeded()
        let insets = child.safeAreaInsets
        #expect([insets.top, insets.left, insets.bottom, insets.right] == known.insets)
        #expect(filling.frame.origin == CGPoint(x: known.insets[1], y: known.insets[0]))
    }

    @Test func `margins are 8 points beyond the safe area`() {
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let child = UIView(frame: parent.bounds)
        parent.addSubview(child)
        window.layoutIfNeeded()
        #expect(child.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    }

    @Test func `margins of the superview reach in as far as the view lies in them`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        child.preservesSuperviewLayoutMargins = true
        outer.addSubview(child)
        outer.layoutIfNeeded()
        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }
}
