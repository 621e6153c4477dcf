import Testing
import UIKit

/// Views inside a view of UIKit's are notified of a changed safe area, whatever changed it.
@MainActor @Suite struct MovedSafeAreaTests {
    fileprivate final class Told: UIView {
        var tops: [CGFloat] = []
        override func safeAreaInsetsDidChange() { tops.append(safeAreaInsets.top) }
    }

    /// A view of a controller with a safe area of 30 points, a view 10 points below its top, and in that a view that
    /// records the calls.
    @MainActor struct Scene {
        let controller = UIViewController()
        let middle = UIView(frame: CGRect(x: 0, y: 10, width: 50, height: 50))
        fileprivate let inner = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let top: NSLayoutConstraint

        init(placed: Bool) {
            controller.additionalSafeAreaInsets.top = 30
            controller.view.addSubview(middle)
            middle.addSubview(inner)
            top = middle.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10)
            guard placed else { return }
            middle.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                top, middle.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                middle.widthAnchor.constraint(equalToConstant: 50), middle.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
    }

    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var isPlaced = false
        let tops: [CGFloat]
        let make: @MainActor @Sendable (Scene) -> Void
    }

    nonisolated static let changes = [
        Change(testDescription: "frame", tops: [20, 25]) { $0.middle.frame.origin.y = 5 },
        Change(testDescription: "center", tops: [20, 25]) { $0.middle.center.y -= 5 },
        Change(testDescription: "size", tops: [20, 25]) { $0.middle.bounds.size.height += 10 },
        Change(testDescription: "transform", tops: [20, 24]) { $0.middle.transform.ty = -4 },
        Change(testDescription: "layer", tops: [20, 23]) { $0.middle.layer.position.y -= 3 },
        Change(testDescription: "constraint", isPlaced: true, tops: [20, 27]) { $0.top.constant = 3 },
        Change(testDescription: "bounds around", tops: [20, 24]) { $0.controller.view.bounds.origin.y = 4 },
        Change(testDescription: "additions", tops: [20, 40]) { $0.controller.additionalSafeAreaInsets.top = 50 },
        Change(testDescription: "another superview", tops: [20, 15]) {
            let other = UIView(frame: CGRect(x: 0, y: 5, width: 50, height: 50))
            $0.controller.view.addSubview(other)
            other.addSubview($0.middle)
        },
        Change(testDescription: "out and in", tops: [20, 25]) {
            $0.middle.removeFromSuperview()
            $0.middle.frame.origin.y = 5
            $0.controller.view.addSubview($0.middle)
        },
        Change(testDescription: "nothing", tops: [20]) { _ in },
    ]

    @Test(arguments: changes) func `inner views are told once`(_ change: Change) {
        let scene = Scene(placed: change.isPlaced)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = scene.controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        for _ in 0..<2 {
            scene.controller.view.setNeedsLayout()
            window.layoutIfNeeded()
        }
        change.make(scene)
        scene.controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(scene.inner.tops == change.tops)
    }
}
