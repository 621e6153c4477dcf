import Foundation

extension UIButton {
    /// The type of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        /// The former name of the system button.
        public static var roundedRect: ButtonType { .system }
    }

    /// The role of a button.
    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

    /// A closure that updates a button's configuration.
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
            frame.size = intrinsicContentSize
        }
    }

    /// Adopts the title and image of an action.
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

    /// Returns the value for a state, or the one for the normal state.
    func look<Value>(_ path: KeyPath<ButtonLook, Value?>, for state: UIControl.State) -> Value? {
        looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
    }

    /// Whether there is a title to show.
    var hasTitle: Bool {
        if let configuration { return configuration.title != nil || configuration.attributedTitle != nil }
        return title(for: state) != nil || attributedTitle(for: state) != nil
    }

    /// Whether there is a subtitle to show.
    var hasSubtitle: Bool { configuration?.subtitle.map { !$0.isEmpty } ?? false }

    /// Updates the layout after the size of the image has changed.
    func pictureSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Updates the labels and the image view with the current titles, images and colors.
    func refreshParts() {
        if let label { refresh(label) }
        if let label = secondLabel { refreshSubtitle(label) }
        if let view = picture {
            // Images of system buttons are drawn in the tint color by default.
            view.drawsAutomaticImagesInTint = kind != .custom || configuration != nil
            let titleColor = configuration?.titleColor(tint: tintColor, isEnabled: isEnabled)
            let color = titleColor.map { configuration?.imageColorTransformer?($0) ?? $0 }
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
        if let transformer = configuration.subtitleTextAttributesTransformer { text.change(by: transformer) }
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
            // The title's own attributes take precedence.
            if let title = configuration.attributedTitle { text.setAttributed(NSAttributedString(title)) }
            if let transformer = configuration.titleTextAttributesTransformer { text.change(by: transformer) }
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

/// The content of a button for one state.
struct ButtonLook {
    var title: String?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbol: UIImage.SymbolConfiguration?
    var attributedTitle: NSAttributedString?
}

/// The title label of a button, whose font affects the button's size.
@MainActor final class UIButtonLabel: UILabel {
    weak var button: UIButton?
    /// The alignment set in code; a configuration overrides it.
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

extension LabelText {
    /// Applies a configuration's attribute transformer to each run of the text.
    fileprivate mutating func change(by transformer: UIConfigurationTextAttributesTransformer) {
        guard let attributed else { return }
        var text = AttributedString(attributed)
        for run in text.runs { text[run.range].setAttributes(transformer(run.attributes)) }
        setAttributed(NSAttributedString(text))
    }
}
