import Testing
import UIKit

/// Views that change the tree during layout are placed by the layout of their new place.
@MainActor @Suite struct MovedInLayoutTests {
    private final class Mover: UIView {
        var destination: UIView?
        let content = UIView()
        private(set) var widths: [CGFloat] = []

        override func layoutSubviews() {
            if let destination {
                self.destination = nil
                destination.addSubview(self)
                fill(destination)
            }
            super.layoutSubviews()
            widths.append(content.frame.width)
        }

        func fill(_ view: UIView) {
            NSLayoutConstraint.activate([
                leadingAnchor.constraint(equalTo: view.leadingAnchor),
                trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
    }

    @Test func `a view that moves to another tree is laid out there`() {
        let (old, new) = (UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)), UIView())
        new.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        let mover = Mover()
        for view in [mover, mover.content] { view.translatesAutoresizingMaskIntoConstraints = false }
        old.addSubview(mover)
        mover.addSubview(mover.content)
        mover.fill(old)
        NSLayoutConstraint.activate([
            mover.content.leadingAnchor.constraint(equalTo: mover.leadingAnchor),
            mover.content.trailingAnchor.constraint(equalTo: mover.trailingAnchor),
        ])
        old.layoutIfNeeded()
        #expect(mover.widths.last == 80)
        mover.destination = new
        mover.setNeedsLayout()
        old.layoutIfNeeded()
        #expect(mover.superview === new)
        #expect(mover.widths.last == 50)
    }
}
