import Testing
import UIKit

/// A tree of objects is laid out as UIKit does.
@MainActor struct LayoutLoopTests {
    @Test func constraintsPlaceSubviews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            child.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 20),
        ])
        #expect(child.frame == .zero)
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 8, width: 180, height: 20))
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 8, width: 80, height: 20))
        #expect(root.constraints.count == 3)
        #expect(child.constraints.count == 1)
        child.removeFromSuperview()
        #expect(root.constraints.isEmpty)
        #expect(child.constraints.count == 1)
    }

    @Test func masksFollowTheSuperviewAtOnce() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
        child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(child)
        root.bounds.size = CGSize(width: 150, height: 120)
        #expect(child.frame == CGRect(x: 10, y: 30, width: 130, height: 30))
    }

    @Test func stacksArrangeAndFit() {
        final class Fixed: UIView {
            var size: CGSize
            init(_ size: CGSize) {
                self.size = size
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { fatalError("not in a file") }
            override var intrinsicContentSize: CGSize { size }
        }
        let stack = UIStackView(arrangedSubviews: [
            Fixed(CGSize(width: 30, height: 10)), Fixed(CGSize(width: 50, height: 20)),
        ])
        stack.axis = .vertical
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 35))
        stack.arrangedSubviews[0].isHidden = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 20))
        stack.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        stack.arrangedSubviews[0].isHidden = false
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [60, 60])
        #expect(stack.arrangedSubviews[1].frame.maxY == 40)
    }

    @Test func scrollViewsTakeTheirContentSizeFromConstraints() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 300),
        ])
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
        #expect(scroll.contentSize == CGSize(width: 100, height: 300))
    }
}
