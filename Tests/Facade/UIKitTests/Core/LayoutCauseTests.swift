import Testing
import UIKit

/// What makes a view lay out its subviews (stackoverflow 728372).
@MainActor @Suite struct LayoutCauseTests {
    final class Counting: UIView {
        var calls = 0
        var inner: CGSize?
        override func layoutSubviews() {
            super.layoutSubviews()
            calls += 1
            if let inner { subviews.first?.frame.size = inner }
        }
    }

    private let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        view.addSubview(inner)
        view.layoutIfNeeded()
    }

    private func calls(_ change: () -> Void) -> Int {
        view.calls = 0
        change()
        view.layoutIfNeeded()
        return view.calls
    }

    @Test func `bounds that change, in size or origin`() {
        #expect(calls { view.bounds.size.height = 80 } == 1)
        #expect(calls { view.bounds.origin.y = 5 } == 1)
        #expect(calls { view.frame.size.width = 70 } == 1)
    }

    @Test func `a subview that comes, goes or changes its size`() {
        #expect(calls { inner.frame.size.width = 20 } == 1)
        #expect(calls { inner.bounds.size.height = 20 } == 1)
        #expect(calls { view.addSubview(UIView()) } == 1)
        #expect(calls { inner.removeFromSuperview() } == 1)
    }

    @Test func `no other place, neither its own nor a subview's`() {
        #expect(calls { view.frame.origin.x = 30 } == 0)
        #expect(calls { inner.frame.origin.x = 30 } == 0)
        #expect(calls { inner.transform = CGAffineTransform(scaleX: 2, y: 2) } == 0)
        #expect(calls {} == 0)
    }

    @Test func `sizes that a view gives while it lays out do not lay it out again`() {
        view.inner = CGSize(width: 33, height: 7)
        #expect(calls { view.setNeedsLayout() } == 1)
        #expect(inner.frame.size == CGSize(width: 33, height: 7))
    }
}
