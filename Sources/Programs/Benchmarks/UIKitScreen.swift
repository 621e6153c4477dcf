import UIKit

/// A list of cards in UIKit code, four views each: a card, an image placeholder, a title and wrapping text.
@MainActor final class UIKitScreen {
    let root: UIView
    private(set) var labels: [UILabel] = []
    private(set) var gaps: [NSLayoutConstraint] = []

    /// Creates a screen with a number of cards and a size in points; each card has its own texts, which may be taken
    /// from a list.
    init(
        cards: Int, size: CGSize = CGSize(width: 390, height: 844), texts: [String] = [], from first: Int = 0
    ) {
        root = UIView(frame: CGRect(origin: .zero, size: size))
        var top = root.topAnchor
        for number in 0..<cards {
            let (card, icon, title, text) = (UIView(), UIView(), UILabel(), UILabel())
            for view in [card, icon, title, text] { view.translatesAutoresizingMaskIntoConstraints = false }
            title.text = "Card \(number)"
            title.font = .preferredFont(forTextStyle: .headline)
            text.text =
                texts.isEmpty
                ? "The text of card \(number) is long enough to need two lines on a phone held upright"
                : texts[(first + number) % texts.count]
            text.numberOfLines = 0
            root.addSubview(card)
            for view in [icon, title, text] { card.addSubview(view) }
            let gap = card.topAnchor.constraint(equalTo: top, constant: 8)
            NSLayoutConstraint.activate([
                gap,
                card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
                icon.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
                icon.widthAnchor.constraint(equalToConstant: 32),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                icon.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -8),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
                title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
                title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
                text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
            ])
            labels += [title, text]
            gaps.append(gap)
            top = card.bottomAnchor
        }
    }
}
