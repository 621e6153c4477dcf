import LayoutSimAutoLayout
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree
import Testing
import UIKit

/// Screens that are frozen while views move.
@MainActor @Suite struct FrozenMotionTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))

    init() {
        view.backgroundColor = .black
        view.accessibilityIdentifier = "view"
        root.addSubview(view)
    }

    /// Begins an animation, and stops the clock halfway.
    private func move(_ changes: @escaping () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
        unsafe AnimationClock.main.advance(by: 0.5)
    }

    private func look(_ values: FrozenValues) throws -> PlacedView {
        let layout = try Renderer().layout(root.frozen(named: "moment", showing: values))
        #expect(root.replayDifference(from: layout, showing: values) == nil)
        return try #require(layout["view"])
    }

    nonisolated private static let changes:
        [(@MainActor (UIView) -> Void, @MainActor (PlacedView) -> [Double], [Double], [Double])] = [
            ({ $0.alpha = 0 }, { [$0.view.alpha] }, [0.5], [0]),
            (
                { $0.frame = CGRect(x: 30, y: 60, width: 80, height: 10) },
                { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }, [20, 40, 60, 20], [30, 60, 80, 10]
            ),
            ({ $0.layer.cornerRadius = 8 }, { [$0.view.cornerRadius] }, [4], [8]),
            ({ $0.backgroundColor = .white }, { [Double($0.view.backgroundColor?.red ?? 0) / 255] }, [0.5], [1]),
            (
                { $0.transform = CGAffineTransform(scaleX: 3, y: 1) }, { [$0.view.layer.transform?.a ?? 1] }, [2], [3]
            ),
        ]

    @Test(arguments: changes.indices) func `a moment has the values that are seen`(_ index: Int) throws {
        let (change, values, seen, model) = Self.changes[index]
        move { change(view) }
        let now = values(try look(.presentation))
        #expect(now.count == seen.count && zip(now, seen).allSatisfy { abs($0 - $1) < 0.01 }, "\(now)")
        #expect(values(try look(.model)) == model)
        unsafe AnimationClock.main.advance(by: 0.5)
        #expect(values(try look(.presentation)) == model)
    }

    @Test func `what constraints place lies where it is seen, and they count again at rest`() throws {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, stack.heightAnchor.constraint(equalToConstant: 20),
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        width.constant = 180
        move { root.layoutIfNeeded() }
        func screen() -> Screen { root.frozen(named: "moment", showing: .presentation) }
        #expect(screen().constraints.count == 4)
        #expect(screen().constraints[0].formerConstants == [FormerConstant(constant: 100, motion: 0)])
        #expect(screen().root.subviews.last?.motion?.base == .constraints)
        let layout = try Renderer().layout(screen())
        #expect(layout.views.suffix(3).map(\.frame.width) == [140, 70, 70])
        #expect(layout.views.last?.frame.minX.rounded() == 70)
        unsafe AnimationClock.main.advance(by: 0.5)
        #expect(screen().constraints.count == 4)
    }

    @Test func `layers without a view are drawn as they are seen`() {
        let line = CALayer()
        line.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        line.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(line)
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (5, 25, 1)
        line.add(animation, forKey: "move")
        unsafe AnimationClock.main.advance(by: 0.5)
        func drawing(_ values: FrozenValues) -> Recording? {
            root.frozen(named: "moment", showing: values).root.subviews.first?.layer.drawing
        }
        #expect("\(drawing(.presentation).debugDescription)".contains("matrix 1,0,0,1,10,0"))
        #expect(!"\(drawing(.model).debugDescription)".contains("matrix 1,0,0,1,10,0"))
        line.removeAllAnimations()
    }
}
