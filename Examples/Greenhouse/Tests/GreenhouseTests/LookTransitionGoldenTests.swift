import LayoutSimUIKitTesting
import Testing
import UIKit

/// Views that flip, curl and dissolve into their new appearance.
@MainActor @Suite struct LookTransitionGoldenTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }

    @Test(arguments: try phone) func `a card of a plant is turned over`(_ variant: Variant<Int>) throws {
        let cards = CardsController()
        try script("cards", of: cards, as: variant) { screen in
            for (name, options) in [
                ("flipped", UIView.AnimationOptions.transitionFlipFromLeft), ("torn off", .transitionCurlUp),
                ("laid on", .transitionCurlDown), ("dissolved", .transitionCrossDissolve),
            ] {
                cards.turn([options, .curveEaseInOut])
                try screen.expectMotion(name, at: [0, 0.1, 0.2, 0.3, 0.4])
            }
        }
    }

    @Test(arguments: try phone) func `pages of a book of plants`(_ variant: Variant<Int>) throws {
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        let pages = [CardsController(), CardsController()]
        pages[1].loadViewIfNeeded()
        UIView.performWithoutAnimation { pages[1].turn([]) }
        book.setViewControllers([pages[0]], direction: .forward, animated: false)
        try script("book", of: book, as: variant) { screen in
            book.setViewControllers([pages[1]], direction: .forward, animated: true)
            try screen.expectMotion("forward", at: [0, 0.15, 0.25, 0.5])
            book.setViewControllers([pages[0]], direction: .reverse, animated: true)
            try screen.expectMotion("back", at: [0, 0.15, 0.25, 0.5])
        }
    }
}

/// A card with the front and the back of a plant's label.
private final class CardsController: UIViewController {
    private let card = UIView()
    private let name = UILabel()
    private let note = UILabel()
    private var isFront = true

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        name.font = .preferredFont(forTextStyle: .largeTitle)
        note.numberOfLines = 0
        let texts = UIStackView(arrangedSubviews: [name, note])
        texts.axis = .vertical
        texts.spacing = 8
        card.addSubview(texts)
        view.addSubview(card)
        for view in [card, texts] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 280),
            texts.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
            texts.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
            texts.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            texts.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
        ])
        show()
    }

    private func show() {
        card.backgroundColor = isFront ? .systemYellow : .systemTeal
        name.text = isFront ? "Monstera" : "Care"
        note.text =
            isFront
            ? "From the forests of Panama; its leaves are as wide as a door once it has room."
            : "Water it on Mondays, turn it on Thursdays, and wipe the dust off its leaves in winter."
    }

    func turn(_ options: UIView.AnimationOptions) {
        UIView.transition(with: card, duration: 0.4, options: options) {
            self.isFront.toggle()
            self.show()
        }
    }
}
