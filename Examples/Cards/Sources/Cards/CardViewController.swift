import UIKit

/// A screen with one card.
public final class CardViewController: UIViewController {
    private let card: CardView

    /// Creates a screen of a card.
    public init(_ card: Card) {
        self.card = CardView(card)
        super.init(nibName: nil, bundle: nil)
        title = card.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("cards are made in code") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
    }
}
