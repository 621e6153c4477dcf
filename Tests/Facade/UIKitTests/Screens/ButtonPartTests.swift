import Testing
import UIKit

/// The title and picture of buttons have their frames when code asks for them.
@MainActor @Suite struct ButtonPartTests {
    /// A button that requests its label during its own layout, as in apps.
    private final class Asking: UIButton {
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            var rect = super.titleRect(forContentRect: contentRect)
            rect.origin.x += titleLabel?.text == nil ? 0 : 5
            return rect
        }
    }

    private func filled(_ button: UIButton) -> UIButton {
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.setTitle("Title", for: .normal)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { $0.fill($0.format.bounds) }
        button.setImage(image, for: .normal)
        return button
    }

    @Test func `parts have their places before layout`() throws {
        let button = filled(UIButton())
        let image = try #require(button.imageView)
        let title = try #require(button.titleLabel)
        #expect(abs(image.frame.maxX - title.frame.minX) < 0.5)
        button.titleEdgeInsets.left = 20
        #expect(button.titleLabel?.frame.minX ?? 0 > image.frame.maxX + 5)
        #expect(image.frame.midY == 20)
    }

    @Test func `a button that asks for its label in titleRect is placed`() {
        let (asking, plain) = (filled(Asking()), filled(UIButton()))
        #expect(asking.titleLabel?.frame.minX == (plain.titleLabel?.frame.minX ?? 0) + 5)
    }

    @Test(arguments: [1, 0]) func `a button is as high as the lines that its label sets`(_ lines: Int) throws {
        let (label, button) = (UILabel(), UIButton(type: .custom))
        for view in [label, try #require(button.titleLabel)] {
            view.numberOfLines = lines
            view.font = .systemFont(ofSize: 20)
        }
        label.text = "one\ntwo\nthree"
        button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
        button.setTitle(label.text, for: .normal)
        #expect(button.intrinsicContentSize.height == label.intrinsicContentSize.height.rounded(.up) + 10)
    }
}
