import LayoutSimViewTree
import Testing
import UIKit

/// Trees of objects that are deeper than the call stack allows.
@MainActor @Suite struct NestedObjectTests {
    /// Returns the outermost of nested views, each 1/100 point smaller at its left.
    private func nested(_ depth: Int) -> UIView {
        var view = UIView()
        for _ in 1...depth {
            let outer = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 0.01),
                view.rightAnchor.constraint(equalTo: outer.rightAnchor),
                view.topAnchor.constraint(equalTo: outer.topAnchor),
                view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ])
            view = outer
        }
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        return view
    }

    /// A weak reference to an object.
    private struct Watch {
        weak var object: AnyObject?
    }

    private func innermost(_ view: UIView) -> UIView {
        var view = view
        while let inner = view.subviews.first { view = inner }
        return view
    }

    @Test func `10,000 nested views are laid out, frozen and taken down`() {
        var root: UIView? = nested(10_000)
        root?.layoutIfNeeded()
        let inner = Watch(object: root.map(innermost))
        #expect((inner.object as? UIView)?.bounds.height == 480)
        #expect(root?.frozen(named: "deep").root.inPreorder.count == 10_001)
        root = nil
        #expect(inner.object == nil)
    }

    @Test func `10,000 nested views in a window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UIView(frame: window.bounds)
        var outermost = view
        for _ in 1...10_000 {
            let outer = UIView(frame: window.bounds)
            outer.addSubview(outermost)
            outermost = outer
        }
        window.addSubview(outermost)
        window.isHidden = false
        #expect(view.window === window)
        #expect(view.traitCollection.displayScale == window.traitCollection.displayScale)
        #expect(view.safeAreaInsets == window.safeAreaInsets)
        #expect(view.convert(CGPoint.zero, to: nil) == .zero)
        window.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        window.layoutIfNeeded()
        window.isHidden = true
    }

    @Test func `10,000 nested layers are taken down`() {
        var layer: CALayer? = CALayer()
        let inner = Watch(object: layer)
        for _ in 1...10_000 {
            let outer = CALayer()
            if let layer { outer.addSublayer(layer) }
            layer = outer
        }
        #expect(inner.object != nil)
        layer = nil
        #expect(inner.object == nil)
    }

    @Test func `views end superviews first, with their subviews`() {
        final class Told: UIView {
            var tell: (String) -> Void = { _ in }
            deinit { MainActor.assumeIsolated { tell("\(tag) with \(subviews.count)") } }
        }
        var ends: [String] = []
        func view(_ tag: Int, _ subviews: [UIView] = []) -> UIView {
            let view = Told()
            view.tag = tag
            view.tell = { ends.append($0) }
            for subview in subviews { view.addSubview(subview) }
            return view
        }
        let kept = view(4, [view(5)])
        var root: UIView? = view(1, [view(2, [view(3), kept]), view(6)])
        #expect(root != nil)
        root = nil
        #expect(ends == ["1 with 2", "2 with 2", "3 with 0", "6 with 0"])
        #expect(kept.superview == nil && kept.subviews.count == 1)
    }
}
