import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree
import Testing
import UIKit

/// Objects become a screen that has the same layout.
@MainActor @Suite struct FrozenScreenTests {
    private final class Card: UIView {
        let box = UIView()
        private lazy var badge = UIView()
        private let column = UIStackView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            let plain = [UIView(), UIView()]
            plain[1].accessibilityIdentifier = "line"
            badge.backgroundColor = .red
            badge.layer.cornerRadius = 4
            for view in [box, column] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            for view in [badge] + plain { column.addArrangedSubview(view) }
            column.axis = .vertical
            column.spacing = 3
            column.setCustomSpacing(10, after: badge)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                box.topAnchor.constraint(equalTo: topAnchor, constant: 12),
                box.heightAnchor.constraint(equalToConstant: 30),
                column.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
                column.trailingAnchor.constraint(equalTo: trailingAnchor),
                column.topAnchor.constraint(equalTo: box.bottomAnchor),
                column.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
            ])
            for (view, height) in zip([badge] + plain, [20.0, 30, 40]) {
                view.heightAnchor.constraint(equalToConstant: height).isActive = true
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    private func frames(_ view: UIView, in root: UIView) -> [CGRect] {
        [view.convert(view.bounds, to: root)] + view.subviews.flatMap { frames($0, in: root) }
    }

    @Test func `views are named, and the screen has their frames`() throws {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let screen = card.frozen(named: "card")
        #expect(screen.root.inPreorder.map(\.id) == ["Card", "box", "column", "badge", "UIView#2", "line"])
        let layout = try Renderer().layout(screen)
        let live = frames(card, in: card)
        #expect(layout.views.count == live.count)
        for (placed, frame) in zip(layout.views, live) {
            #expect(abs(placed.screenFrame.minX - frame.minX) < 0.001, "\(placed.view.id)")
            #expect(abs(placed.screenFrame.minY - frame.minY) < 0.001, "\(placed.view.id)")
            #expect(abs(placed.screenFrame.width - frame.width) < 0.001, "\(placed.view.id)")
            #expect(abs(placed.screenFrame.height - frame.height) < 0.001, "\(placed.view.id)")
        }
        #expect(layout["badge"]?.view.cornerRadius == 4)
        #expect(layout["line"]?.frame.minY == 63)
    }
}
