public import Foundation
public import LayoutSimInertness

/// A view that shows a content-unavailable configuration in its center.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private let stack = UIStackView()
    private var content: UIContentUnavailableConfiguration

    /// The configuration that the view shows; other types are ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            content = newValue
            fill()
        }
    }
    /// Whether content that is too tall scrolls; stored only.
    @Inert(.behavior) open var isScrollEnabled = false

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let (margins, area) = (layoutMarginsGuide, safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        ])
        fill()
    }

    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeConfiguredBackground()
    }

    private func fill() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        directionalLayoutMargins = content.directionalLayoutMargins
        preserveMargins(along: content.axesPreservingSuperviewLayoutMargins)
        if content.background != .clear() || configuredBackground != nil { content.background.show(in: self) }
        stack.alignment = content.alignment == .center ? .center : .leading
        let texts = [
            label(content.text, content.attributedText, content.textProperties),
            label(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties),
        ]
        let buttons = [
            button(content.button, content.buttonProperties),
            button(content.secondaryButton, content.secondaryButtonProperties),
        ]
        add(content.isLoading ? wheel : picture, spacing: content.imageToTextPadding)
        add(texts[0], spacing: texts[1] == nil ? content.textToButtonPadding : content.textToSecondaryTextPadding)
        add(texts[1], spacing: content.textToButtonPadding)
        add(buttons[0], spacing: content.buttonToSecondaryButtonPadding)
        add(buttons[1], spacing: 0)
    }

    private func add(_ view: UIView?, spacing: CGFloat) {
        guard let view else { return }
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(spacing, after: view)
    }

    private var wheel: UIView {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        return wheel
    }

    private var picture: UIView? {
        guard let image = content.image else { return nil }
        let properties = content.imageProperties
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        let size = properties.maximumSize
        if size.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: size.width).isActive = true }
        if size.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: size.height).isActive = true }
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard attributed != nil || !(text ?? "").isEmpty else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment = content.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let isShown =
            configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil
            || properties.primaryAction != nil
        guard isShown else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        return button
    }
}

/// The content-unavailable configuration of a view controller, and its view.
struct UnavailableContent {
    var configuration: any UIContentConfiguration
    var view: any UIView & UIContentView
}

extension UIViewController {
    /// The configuration of the view that covers the controller's view while there is no content.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent?.configuration }
        set {
            guard let newValue else { return showUnavailable(nil) }
            let configuration = newValue.updated(for: contentUnavailableConfigurationState)
            if let shown = unavailableContent?.view, shown.supports(configuration) {
                shown.configuration = configuration
                unavailableContent?.configuration = newValue
            } else {
                showUnavailable(
                    UnavailableContent(configuration: newValue, view: configuration.makeContentView()))
            }
        }
    }

    /// The current state, with the controller's traits and search text.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    private func showUnavailable(_ content: UnavailableContent?) {
        unavailableContent?.view.removeFromSuperview()
        unavailableContent = content
        guard let content, let view else { return }
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
    }
}
