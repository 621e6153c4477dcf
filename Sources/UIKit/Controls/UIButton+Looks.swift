import Foundation

extension UIButton {
    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        /// The system's button with rounded corners.
        public static var roundedRect: ButtonType { .system }
    }

    /// What a button means.
    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

    /// Changes the configuration of a button.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    func adopt(_ type: ButtonType) {
        kind = type
        let symbol: String? =
            switch type {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            default: nil
            }
        if let symbol, let image = UIImage(systemName: symbol) {
            setImage(image, for: .normal)
            bounds.size = intrinsicContentSize
        }
    }

    /// Takes title and picture of an action.
    func adopt(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    /// What is set for a state, or else for the normal one.
    func look<Value>(_ path: KeyPath<ButtonLook, Value?>, for state: UIControl.State) -> Value? {
        looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
    }

    /// Whether there is a text to show.
    var hasTitle: Bool {
        if let configuration { return configuration.title != nil || configuration.attributedTitle != nil }
        return title(for: state) != nil || attributedTitle(for: state) != nil
    }

    /// Writes texts, pictures and colors into label and image view.
    func refreshParts() {
        if let label = existingLabel { refresh(label) }
        if let view = existingImageView {
            if view.image !== currentImage { view.image = currentImage }
            let symbol = configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
            if view.preferredSymbolConfiguration != symbol { view.preferredSymbolConfiguration = symbol }
        }
    }

    private func refresh(_ label: UILabel) {
        if let configuration {
            var text = LabelText()
            text.setFont(configuration.titleFont)
            text.setColor(configuration.titleColor(tint: tintColor, isEnabled: isEnabled))
            text.setAlignment(label.textAlignment)
            text.setLineBreakMode(configuration.titleLineBreakMode)
            label.numberOfLines = configuration.wrapsTitle ? 0 : 1
            text.setPlain(configuration.title)
            // Attributes of the title take precedence.
            if let title = configuration.attributedTitle { text.setAttributed(NSAttributedString(title)) }
            label.replaceText(text)
        } else if let title = attributedTitle(for: state) {
            if label.attributedText != title { label.attributedText = title }
        } else {
            if label.text != title(for: state) { label.text = title(for: state) }
            let color = currentTitleColor
            if label.textColor != color { label.textColor = color }
        }
    }
}

/// What a button shows in a state.
struct ButtonLook {
    var title: String?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbol: UIImage.SymbolConfiguration?
    var attributedTitle: NSAttributedString?
}

/// The label of a button, whose font decides the button's size.
@MainActor final class UIButtonLabel: UILabel {
    weak var button: UIButton?

    override var font: UIFont! {
        didSet {
            button?.invalidateIntrinsicContentSize()
            button?.setNeedsLayout()
        }
    }
}

extension UIButton.Configuration {
    /// Whether the title may have several lines.
    fileprivate var wrapsTitle: Bool { titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping }
}
