import LayoutSimAutoLayout
import Testing

@testable import UIKit

@MainActor @Suite struct ConflictTextTests {
    @Test func `constraints of masks and stack views name their views`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 66, height: 20))
        let label = UILabel()
        stack.addArrangedSubview(label)
        root.addSubview(stack)
        label.widthAnchor.constraint(equalToConstant: 113).isActive = true
        var writer = ScreenWriter(root, .layout)
        let layout = LayoutHost.layout(&writer, rootSize: root.bounds.size, for: root)
        let conflict = try #require(layout.outcome.conflicts.first)
        let text = ConflictText.text(conflict.members, broken: conflict.broken, writer)
        for line in [
            "<NSAutoresizingMaskLayoutConstraint: UIStackView.width == 66>",
            "<NSLayoutConstraint: UIStackView.trailing == UILabel.trailing>",
            "<NSLayoutConstraint:UILabel.width == 113",
        ] {
            #expect(text.contains(line), "\(text)")
        }
    }
}
