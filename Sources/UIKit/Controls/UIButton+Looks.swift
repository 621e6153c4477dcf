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

    /// Whether there is a text to show below the title.
    var hasSubtitle: Bool { configuration?.subtitle.map { !$0.isEmpty } ?? false }

    /// Makes room for a picture of another size.
    func pictureSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Writes texts, pictures and colors into labels and image view.
    func refreshParts() {
        if let label { refresh(label) }
        if let label = secondLabel { refreshSubtitle(label) }
        if let view = picture {
            // Pictures of the system's buttons are drawn in the tint unless told otherwise.
            view.drawsAutomaticImagesInTint = kind != .custom || configuration != nil
            let color = configuration?.titleColor(tint: tintColor, isEnabled: isEnabled)
            if view.state.tint != color { view.tintColor = color }
            if view.image !== currentImage { view.image = currentImage }
            view.adjustsImageSizeForAccessibilityContentSizeCategory =
                adjustsImageSizeForAccessibilityContentSizeCategory
            let symbol = configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
            if view.preferredSymbolConfiguration != symbol { view.preferredSymbolConfiguration = symbol }
        }
    }

    private func refreshSubtitle(_ label: UILabel) {
        label.isHidden = !hasSubtitle
        guard let configuration, hasSubtitle else { return }
        var text = LabelText()
        text.setFont(configuration.subtitleFont)
        text.setColor(configuration.titleColor(tint: tintColor, isEnabled: isEnabled))
        text.setAlignment(configuration.textAlignment(isMirrored: isMirrored))
        text.setLineBreakMode(configuration.subtitleLineBreakMode)
        label.numberOfLines = configuration.subtitleLineBreakMode.wraps ? 0 : 1
        text.setPlain(configuration.subtitle)
        if let subtitle = configuration.attributedSubtitle { text.setAttributed(NSAttributedString(subtitle)) }
        label.replaceText(text)
    }

    private func refresh(_ label: UILabel) {
        if let configuration {
            var text = LabelText()
            text.setFont(configuration.titleFont)
            text.setColor(configuration.titleColor(tint: tintColor, isEnabled: isEnabled))
            text.setAlignment(
                configuration.textAlignment(
                    isMirrored: isMirrored, else: (label as? UIButtonLabel)?.ownAlignment ?? .natural))
            text.setLineBreakMode(configuration.titleLineBreakMode)
            label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
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
            if label.shadowColor != currentTitleShadowColor { label.shadowColor = currentTitleShadowColor }
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
    /// What code says, which a configuration goes before.
    private(set) var ownAlignment = NSTextAlignment.natural

    override var textAlignment: NSTextAlignment { didSet { ownAlignment = textAlignment } }
    override var font: UIFont! {
        didSet {
            button?.invalidateIntrinsicContentSize()
            button?.setNeedsLayout()
        }
    }
}

extension NSLineBreakMode {
    /// Whether a text may have several lines.
    fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
