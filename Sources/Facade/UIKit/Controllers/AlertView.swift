import Foundation

/// The card of an alert or action sheet, with its labels, text fields and a button for each action, in the style before
/// iOS 26.
///
/// The metrics are those of alerts on iOS 13 to 18: a width of 270 points, a corner radius of 14, and a button height
/// of 44 (57 in action sheets), with two short buttons side by side.
@MainActor final class AlertView: UIView {
    private let isSheet: Bool
    private let column = UIStackView()
    /// The available width for the title of one of two buttons side by side, in points.
    private static let half: CGFloat = 135 - 16
    private var buttonHeight: CGFloat { isSheet ? 57 : 44 }

    init(_ alert: UIAlertController) {
        isSheet = alert.preferredStyle == .actionSheet
        super.init(frame: .zero)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor), column.bottomAnchor.constraint(equalTo: bottomAnchor),
            column.leadingAnchor.constraint(equalTo: leadingAnchor),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        let cancel = isSheet ? alert.actions.first { $0.style == .cancel } : nil
        let card = makeCard()
        column.spacing = 8
        column.addArrangedSubview(card)
        addTexts(of: alert, to: card)
        addButtons(alert.actions.filter { $0 !== cancel }, of: alert, to: card)
        if let cancel {
            let last = makeCard()
            last.addArrangedSubview(button(cancel, of: alert))
            column.addArrangedSubview(last)
        }
    }
    required init?(coder: NSCoder) { return nil }

    private func makeCard() -> UIStackView {
        let card = UIStackView()
        card.axis = .vertical
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        return card
    }

    private func addTexts(of alert: UIAlertController, to card: UIStackView) {
        let texts = UIStackView()
        texts.axis = .vertical
        texts.spacing = 4
        texts.isLayoutMarginsRelativeArrangement = true
        texts.layoutMargins = UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16)
        let styles: [(String?, UIFont, String)] = [
            (
                alert.title,
                isSheet ? .systemFont(ofSize: 13, weight: .semibold) : .systemFont(ofSize: 17, weight: .semibold),
                "attributedTitle"
            ),
            (alert.message, .systemFont(ofSize: 13), "attributedMessage"),
        ]
        for (text, font, key) in styles {
            let own = HiddenKeys.value(key, of: alert) as? NSAttributedString
            guard !(own?.string ?? text ?? "").isEmpty else { continue }
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = isSheet ? .secondaryLabel : .label
            label.textAlignment = .center
            if let own { label.attributedText = own }
            label.numberOfLines = 0
            texts.addArrangedSubview(label)
        }
        for field in alert.textFields ?? [] {
            field.borderStyle = .roundedRect
            field.font = .systemFont(ofSize: 13)
            texts.addArrangedSubview(field)
        }
        if !texts.arrangedSubviews.isEmpty { card.addArrangedSubview(texts) }
    }

    private func addButtons(_ actions: [UIAlertAction], of alert: UIAlertController, to card: UIStackView) {
        guard !actions.isEmpty else { return }
        let buttons = UIStackView()
        let cancel = actions.filter { $0.style == .cancel }.map { button($0, of: alert) }
        let others = actions.filter { $0.style != .cancel }.map { button($0, of: alert) }
        let isRow =
            actions.count == 2 && !isSheet
            && (cancel + others).allSatisfy { $0.intrinsicContentSize.width <= AlertView.half }
        buttons.axis = isRow ? .horizontal : .vertical
        // The cancel button is leading when two buttons are side by side, and last otherwise.
        let views = isRow ? cancel + others : others + cancel
        for (index, view) in views.enumerated() {
            if index > 0 { buttons.addArrangedSubview(line(isUpright: isRow)) }
            buttons.addArrangedSubview(view)
        }
        if isRow { views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true }
        if !card.arrangedSubviews.isEmpty { card.addArrangedSubview(line(isUpright: false)) }
        card.addArrangedSubview(buttons)
    }

    private func button(_ action: UIAlertAction, of alert: UIAlertController) -> UIView {
        let isBold = action.style == .cancel || action === alert.preferredAction
        let label = UILabel()
        label.text = action.title
        label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
        let own = HiddenKeys.value("titleTextColor", of: action) as? UIColor
        let color = own ?? (action.style == .destructive ? .systemRed : alert.view.tintColor)
        label.textColor = action.isEnabled ? color : .tertiaryLabel
        label.textAlignment = .center
        label.heightAnchor.constraint(equalToConstant: buttonHeight).isActive = true
        return label
    }

    private func line(isUpright: Bool) -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        let side = isUpright ? line.widthAnchor : line.heightAnchor
        side.constraint(equalToConstant: 1 / max(1, UIScreen.main.scale)).isActive = true
        return line
    }
}
