import Testing
import UIKit

/// The rounding of frames to pixels, recorded by Vercantez/openuikit on iOS 26.1 at two pixels a point.
@MainActor @Suite struct RecordedRoundingTests {
    private func fixed(_ view: UIView, in superview: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
    }

    @Test func `each edge is rounded by itself, halves up`() throws {
        try RecordedDevice.smallPhone {
            let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), UIView())
            fixed(view, in: root)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 113 + 1 / 3.0),
                view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 206 + 2 / 3.0),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 14.75),
                view.heightAnchor.constraint(equalToConstant: 20.5),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 113.5, y: 15, width: 93, height: 20.5))
        }
    }

    @Test func `88 points are divided by three`() throws {
        try RecordedDevice.smallPhone {
            let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
            stack.distribution = .fillEqually
            stack.frame = CGRect(x: 0, y: 0, width: 88, height: 20)
            stack.layoutIfNeeded()
            #expect(stack.arrangedSubviews.map(\.frame.width) == [29.5, 29, 29.5])
        }
    }

    @Test func `frames set in code stay as they are`() throws {
        try RecordedDevice.phone {
            let (root, line) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), UIView())
            line.frame = CGRect(x: 0, y: 7.5, width: 320, height: 0.5)
            root.addSubview(line)
            root.layoutIfNeeded()
            #expect(line.frame == CGRect(x: 0, y: 7.5, width: 320, height: 0.5))
        }
    }

    @Test(arguments: [14.75, 17.75]) func `a label keeps its height where its edges are rounded`(top: Double) throws {
        try RecordedDevice.smallPhone {
            let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), UILabel())
            label.text = "Label"
            fixed(label, in: root)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
            ])
            root.layoutIfNeeded()
            #expect(label.frame.minY == top + 0.25 && label.frame.height == 20.5)
        }
    }
}
