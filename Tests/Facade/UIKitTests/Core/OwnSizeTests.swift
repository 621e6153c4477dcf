import Testing
import UIKit

/// Classes that say how large their content is.
@MainActor @Suite struct OwnSizeTests {
    /// A view with a size of its own, which may be that of a view inside it.
    private final class Badge: UIView {
        var inner: UIView?
        private(set) var askedCount = 0

        override var intrinsicContentSize: CGSize {
            askedCount += 1
            return inner?.intrinsicContentSize ?? CGSize(width: 30, height: 20)
        }
    }

    /// A label with room around its text.
    private final class PaddedLabel: UILabel {
        var padding: CGFloat = 10
        private(set) var askedCount = 0

        override var intrinsicContentSize: CGSize {
            askedCount += 1
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 2 * padding, height: size.height + 2 * padding)
        }
    }

    /// Lays out a view at the top left of another one.
    private func layOut(_ view: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
    }

    @Test func `a class is asked once for a layout`() {
        let badge = Badge()
        layOut(badge)
        #expect(badge.frame.size == CGSize(width: 30, height: 20))
        #expect(badge.askedCount == 1)
    }

    @Test func `views that a class asks answer as ever`() {
        let (badge, label) = (Badge(), UILabel())
        label.text = "One line"
        badge.inner = label
        layOut(badge)
        #expect(badge.frame.size == label.intrinsicContentSize && badge.frame.width > 50)
        #expect(badge.askedCount == 1)
        let (outer, switched) = (Badge(), UISwitch())
        outer.inner = switched
        layOut(outer)
        #expect(outer.frame.size == switched.intrinsicContentSize)
    }

    @Test(arguments: [(CGFloat(10), 2), (0, 1)]) func `a class adds to what its superclass says`(
        _ padding: CGFloat, _ askedCount: Int
    ) {
        let (label, plain) = (PaddedLabel(), UILabel())
        (label.text, plain.text) = ("One line", "One line")
        label.padding = padding
        layOut(label)
        let size = plain.intrinsicContentSize
        #expect(abs(label.frame.width - size.width - 2 * padding) < 0.001)
        #expect(abs(label.frame.height - size.height - 2 * padding) < 0.001)
        #expect(label.askedCount == askedCount)
    }
}
