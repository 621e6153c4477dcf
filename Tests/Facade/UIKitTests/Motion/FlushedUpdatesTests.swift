import Observation
import Testing

@testable import UIKit

/// The changes that become part of an animation that flushes updates.
@MainActor @Suite(.serialized) struct FlushedUpdatesTests {
    @Observable fileprivate final class Model {
        var width = 20.0
        var isFaded = false
    }

    fileprivate final class Bar: UIView {
        let model: Model
        lazy var width = widthAnchor.constraint(equalToConstant: 20)
        init(_ model: Model) {
            self.model = model
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func updateProperties() {
            width.constant = model.width
            alpha = model.isFaded ? 0 : 1
        }
    }

    private let model = Model()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let bar: Bar

    init() {
        bar = Bar(model)
        bar.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.width, bar.heightAnchor.constraint(equalToConstant: 10),
            bar.leftAnchor.constraint(equalTo: window.leftAnchor), bar.topAnchor.constraint(equalTo: window.topAnchor),
        ])
        window.isHidden = false
        window.layoutIfNeeded()
    }

    @Test func `a change of the model moves without a call for layout`() {
        defer { window.isHidden = true }
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates]) {
            model.width = 60
            model.isFaded = true
        }
        #expect(bar.bounds.width == 60)
        pass(0.5)
        #expect(abs(shown(bar).bounds.width - 40) < 1e-6)
        #expect(abs(shown(bar).opacity - 0.5) < 1e-6)
    }

    @Test func `a change before the animation does not move`() {
        defer { window.isHidden = true }
        model.width = 60
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates]) { model.isFaded = true }
        pass(0.5)
        #expect(shown(bar).bounds.width == 60)
        #expect(abs(shown(bar).opacity - 0.5) < 1e-6)
    }

    @Test func `a change without animation inside does not move`() {
        defer { window.isHidden = true }
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates]) {
            UIView.performWithoutAnimation { model.width = 60 }
            model.isFaded = true
        }
        pass(0.5)
        #expect(shown(bar).bounds.width == 60)
        #expect(abs(shown(bar).opacity - 0.5) < 1e-6)
    }

    @Test func `a property animator can flush updates`() {
        defer { window.isHidden = true }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { model.width = 60 }
        animator.flushUpdates = true
        animator.startAnimation()
        pass(0.5)
        #expect(abs(shown(bar).bounds.width - 40) < 1e-6)
        pass(1)
    }
}
