public import Foundation

/// A content view that shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var value: UIListContentConfiguration
    private let title = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView(frame: .zero)
    private let stack = UIStackView()
    private let texts = UIStackView()
    /// The view that reserves room around the picture; in the stack only while it is needed.
    private let room = UIView()
    private var pictureSize: [NSLayoutConstraint] = []
    private var roomSize: [NSLayoutConstraint] = []
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        value = configuration
        super.init(frame: .zero)
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.alignment = .center
        texts.axis = .vertical
        texts.addArrangedSubview(title)
        texts.addArrangedSubview(detail)
        stack.addArrangedSubview(picture)
        stack.addArrangedSubview(texts)
        let bottom = stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor), bottom,
        ])
        show()
    }
    public required init?(coder: NSCoder) { return nil }

    /// The configuration that the view shows; one of another type is ignored.
    open var configuration: any UIContentConfiguration {
        get { value }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            value = new
            show()
        }
    }
    /// Returns whether the configuration is a list content configuration.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }
    /// The layout guide of the primary text; `nil` without a text.
    open var textLayoutGuide: UILayoutGuide? { title.isHidden ? nil : guide(of: title) }
    /// The layout guide of the secondary text; `nil` without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { detail.isHidden ? nil : guide(of: detail) }
    /// The layout guide of the image; `nil` without one.
    open var imageLayoutGuide: UILayoutGuide? { picture.isHidden ? nil : guide(of: picture) }

    /// Returns the guide with the edges of a part, which is created on first use.
    private func guide(of part: UIView) -> UILayoutGuide {
        if let known = guides[ObjectIdentifier(part)] { return known }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        guides[ObjectIdentifier(part)] = guide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        return guide
    }

    private func show() {
        set(title, value.text, value.attributedText, value.textProperties)
        set(detail, value.secondaryText, value.secondaryAttributedText, value.secondaryTextProperties)
        showPicture()
        picture.setContentHuggingPriority(.required, for: .horizontal)
        stack.spacing = value.imageToTextPadding
        preserveMargins(along: value.axesPreservingSuperviewLayoutMargins)
        directionalLayoutMargins = value.directionalLayoutMargins
        alpha = value.alpha
        arrangeTexts(sideBySide: value.prefersSideBySideTextAndSecondaryText)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        arrangeTexts(width: bounds.width)
        super.layoutSubviews()
    }

    /// Arranges the texts side by side if the configuration prefers it and they fit the view's width in points,
    /// otherwise stacks them
    /// ([Apple](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/preferssidebysidetextandsecondarytext)).
    func arrangeTexts(width: CGFloat) {
        guard value.prefersSideBySideTextAndSecondaryText, width > 0 else { return }
        let margins = layoutMargins
        var room = width - margins.left - margins.right
        if let column = value.imageColumn { room -= column + value.imageToTextPadding }
        let widths = [title, detail].filter { !$0.isHidden }.map(\.naturalWidth)
        let gaps = widths.count > 1 ? value.textToSecondaryTextHorizontalPadding : 0
        arrangeTexts(sideBySide: widths.reduce(gaps, +) <= room)
    }
    private func arrangeTexts(sideBySide: Bool) {
        texts.axis = sideBySide ? .horizontal : .vertical
        texts.spacing =
            sideBySide ? value.textToSecondaryTextHorizontalPadding : value.textToSecondaryTextVerticalPadding
        detail.setContentHuggingPriority(sideBySide ? .required : .defaultLow, for: .horizontal)
    }
    private func showPicture() {
        let properties = value.imageProperties
        picture.image = value.image
        picture.isHidden = value.image == nil
        picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        picture.tintColor = properties.tintColorTransformer?(properties.tintColor ?? tintColor) ?? properties.tintColor
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        picture.layer.borderWidth = properties.strokeWidth
        picture.layer.borderColor = properties.strokeColor?.cgColor
        picture.contentMode = .scaleAspectFit
        let size = value.imageSize
        NSLayoutConstraint.deactivate(pictureSize)
        pictureSize =
            size == value.image?.size
            ? []
            : [
                picture.widthAnchor.constraint(equalToConstant: size.width),
                picture.heightAnchor.constraint(equalToConstant: size.height),
            ]
        NSLayoutConstraint.activate(pictureSize)
        reserveRoom(for: size)
    }

    /// Puts the picture into the middle of the room that the configuration reserves, if that is larger.
    private func reserveRoom(for size: CGSize) {
        let reserved = value.image == nil ? .zero : value.imageProperties.reservedLayoutSize
        let needsRoom = reserved.width > size.width || reserved.height > size.height
        guard needsRoom || room.superview != nil else { return }
        room.removeFromSuperview()
        guard needsRoom else { return stack.insertArrangedSubview(picture, at: 0) }
        picture.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(picture)
        stack.insertArrangedSubview(room, at: 0)
        NSLayoutConstraint.deactivate(roomSize)
        roomSize = [
            room.widthAnchor.constraint(equalToConstant: max(reserved.width, size.width)),
            room.heightAnchor.constraint(equalToConstant: max(reserved.height, size.height)),
            picture.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: room.centerYAnchor),
        ]
        NSLayoutConstraint.activate(roomSize)
    }
    private func set(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment = properties.alignment == .center ? .center : .natural
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        if let attributed { label.attributedText = attributed } else { label.text = transformed(text, properties) }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }
    private func transformed(_ text: String?, _ properties: UIListContentConfiguration.TextProperties) -> String? {
        switch properties.transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
}

extension UILabel {
    /// The width of the text without a width limit, in points.
    fileprivate var naturalWidth: CGFloat {
        let greatest = CGFloat.greatestFiniteMagnitude
        return sizeThatFits(CGSize(width: greatest, height: greatest)).width
    }
}

extension UIView {
    /// Arranges the texts of list content views among the subviews for the current width, before they are measured.
    func arrangeListTexts() {
        for case let list as UIListContentView in subviews { list.arrangeTexts(width: bounds.width) }
    }
}
