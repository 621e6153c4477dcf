import Foundation
import Testing

@testable import UIKit

/// Layouts updated after edits, compared with new layouts of the same objects.
@MainActor struct LayoutEditTests {
    /// A column of stacked cards with wrapping texts.
    @MainActor private final class Cards {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        private(set) var labels: [UILabel] = []
        private(set) var constraints: [NSLayoutConstraint] = []

        init() {
            var top = root.topAnchor
            for number in 0..<6 {
                let (card, title, text) = (UIView(), UILabel(), UILabel())
                for view in [card, title, text] { view.translatesAutoresizingMaskIntoConstraints = false }
                title.text = "Card \(number)"
                text.text = "The text of card \(number) needs two lines on a small phone held upright"
                text.numberOfLines = number.isMultiple(of: 2) ? 0 : 2
                root.addSubview(card)
                card.addSubview(title)
                card.addSubview(text)
                let height = card.heightAnchor.constraint(equalToConstant: 0)
                height.priority = .defaultLow
                constraints += [
                    card.topAnchor.constraint(equalTo: top, constant: 8),
                    card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                    card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                    title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
                    title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
                    text.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
                    text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
                    text.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
                    text.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -8),
                    card.heightAnchor.constraint(greaterThanOrEqualToConstant: 40), height,
                ]
                labels += [title, text]
                top = card.bottomAnchor
            }
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
        }

        var frames: [CGRect] { root.subviews.flatMap { [$0.frame] + $0.subviews.map(\.frame) } }
    }

    private static let texts = [
        "", "One", "A text that is a bit longer", "Wörter, die so lang sind, dass sie umbrechen müssen",
    ]

    @Test(arguments: 0..<8) func editedLayoutsAreThoseFromTheBeginning(seed: Int) throws {
        let cards = Cards()
        if seed.isMultiple(of: 2) { cards.root.semanticContentAttribute = .forceRightToLeft }
        var number = seed * 7919 + 1
        func next(_ count: Int) -> Int {
            number = (number * 1_103_515_245 + 12_345) & 0x7fff_ffff
            return (number >> 8) % count
        }
        for _ in 0..<25 {
            for _ in 0...next(3) {
                if next(2) == 0 {
                    cards.constraints[next(cards.constraints.count)].constant = CGFloat(next(40))
                } else {
                    cards.labels[next(cards.labels.count)].text = LayoutEditTests.texts[next(4)]
                }
            }
            cards.root.layoutIfNeeded()
            let edited = cards.frames
            cards.root.layoutInputChanged()
            cards.root.layoutIfNeeded()
            #expect(edited == cards.frames)
        }
    }

    @Test func aLayoutIsKeptOnceTheTreeWasEdited() throws {
        let cards = Cards()
        let layout = cards.root.host
        #expect(layout.last == nil)
        cards.constraints[0].constant = 12
        cards.root.layoutIfNeeded()
        #expect(layout.last != nil)
        cards.constraints[0].constant = 20
        #expect(!cards.root.state.isInputDirty)
        #expect(!layout.edits.isEmpty)
        cards.root.layoutIfNeeded()
        #expect(layout.edits.isEmpty)
        #expect(abs(cards.root.subviews[0].frame.minY - 20) < 0.001)
    }

    /// Uses thirds of a point, for which centers and sizes do not reproduce the frames.
    @Test func viewsWhoseSubviewsStayAreNotLaidOutAgain() {
        final class Counted: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let (root, card) = (Counted(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), Counted())
        card.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(card)
        let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        var constraints = [top, card.leadingAnchor.constraint(equalTo: root.leadingAnchor)]
        constraints += [
            card.widthAnchor.constraint(equalToConstant: 300), card.heightAnchor.constraint(equalToConstant: 300),
        ]
        for number in 1...30 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
            constraints += [
                view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: CGFloat(number) * 7 / 3),
                view.topAnchor.constraint(equalTo: card.topAnchor, constant: CGFloat(number) * 11 / 3),
                view.widthAnchor.constraint(equalToConstant: CGFloat(number) * 5 / 3),
                view.heightAnchor.constraint(equalToConstant: CGFloat(number) * 13 / 3),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        for constant in [20, 30] as [CGFloat] {
            let (rootLayouts, cardLayouts) = (root.layouts, card.layouts)
            top.constant = constant
            root.layoutIfNeeded()
            #expect(card.frame.minY == constant)
            #expect(root.layouts == rootLayouts + 1)
            #expect(card.layouts == cardLayouts)
        }
    }
}
