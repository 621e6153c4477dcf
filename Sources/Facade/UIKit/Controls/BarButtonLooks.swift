import Foundation

/// The looks of a bar button in its state: those of the item, or else those of its bar's appearance.
@MainActor struct BarButtonLooks {
    /// The attributes of the title; a disabled button has no color but its own.
    private(set) var attributes: [NSAttributedString.Key: Any]
    private(set) var titleOffset: UIOffset
    private(set) var background: UIImage?
    private(set) var backgroundOffset: UIOffset

    /// Creates the looks of a button in a bar with an appearance of its buttons.
    init(_ item: UIBarButtonItem, in appearance: UIBarButtonItemAppearance?, isCompact: Bool) {
        let metrics = Metrics(isCompact)
        self.init(appearance?.normal)
        merge(item.titleTextAttributes(for: .normal))
        let images = metrics.all.lazy.compactMap {
            item.backgroundImage(for: .normal, style: item.style, barMetrics: $0)
        }
        background = images.first ?? background
        titleOffset = metrics.offset { item.titlePositionAdjustment(for: $0) } ?? titleOffset
        let shift = metrics.offset {
            UIOffset(horizontal: 0, vertical: item.backgroundVerticalPositionAdjustment(for: $0))
        }
        backgroundOffset = shift ?? backgroundOffset
        guard !item.isEnabled else { return }
        attributes[.foregroundColor] = nil
        merge(appearance?.disabled.titleTextAttributes)
        merge(item.titleTextAttributes(for: .disabled))
        let disabled = metrics.all.lazy.compactMap {
            item.backgroundImage(for: .disabled, style: item.style, barMetrics: $0)
        }
        background = disabled.first ?? appearance?.disabled.backgroundImage ?? background
    }

    /// Creates the looks of a back button, of which an item may say more.
    init(ofBackButton item: UIBarButtonItem, in appearance: UIBarButtonItemAppearance?, isCompact: Bool) {
        let metrics = Metrics(isCompact)
        self.init(appearance?.normal)
        merge(item.titleTextAttributes(for: .normal))
        let images = metrics.all.lazy.compactMap { item.backButtonBackgroundImage(for: .normal, barMetrics: $0) }
        background = images.first ?? background
        titleOffset = metrics.offset { item.backButtonTitlePositionAdjustment(for: $0) } ?? titleOffset
        let shift = metrics.offset {
            UIOffset(horizontal: 0, vertical: item.backButtonBackgroundVerticalPositionAdjustment(for: $0))
        }
        backgroundOffset = shift ?? backgroundOffset
    }

    private init(_ appearance: UIBarButtonItemStateAppearance?) {
        attributes = appearance?.titleTextAttributes ?? [:]
        titleOffset = appearance?.titlePositionAdjustment ?? .zero
        background = appearance?.backgroundImage
        backgroundOffset = appearance?.backgroundImagePositionAdjustment ?? .zero
    }

    private mutating func merge(_ other: [NSAttributedString.Key: Any]?) {
        attributes.merge(other ?? [:]) { $1 }
    }

    /// The metrics whose values apply, the most specific first.
    private struct Metrics {
        let all: [UIBarMetrics]

        init(_ isCompact: Bool) { all = isCompact ? [.compact, .default] : [.default] }

        /// Returns the first offset that is not zero.
        func offset(_ offset: (UIBarMetrics) -> UIOffset) -> UIOffset? { all.map(offset).first { $0 != .zero } }
    }
}

extension UINavigationBarAppearance {
    /// Returns the appearance of the buttons of a style.
    func buttons(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style == .done ? doneButtonAppearance : buttonAppearance
    }
}

extension UIToolbarAppearance {
    /// Returns the appearance of the buttons of a style.
    func buttons(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style == .done ? doneButtonAppearance : buttonAppearance
    }
}

extension UIBarButtonItem {
    /// The looks of the button in its bar.
    fileprivate var looks: BarButtonLooks {
        let appearance: UIBarButtonItemAppearance? =
            switch bar {
            case let bar as UINavigationBar: bar.shownAppearance.buttons(style)
            case let bar as UIToolbar: bar.shownAppearance.buttons(style)
            default: nil
            }
        return BarButtonLooks(self, in: appearance, isCompact: bar?.traitCollection.verticalSizeClass == .compact)
    }

    /// The font of a title without attributes.
    var plainFont: UIFont { .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular) }

    /// The width of the title with its attributes, in points.
    var shownTitleWidth: CGFloat { shownTitle.width(looks.attributes, else: plainFont) }
}

extension String {
    /// Returns the width of the text in one line in attributes, which may have another font, in points.
    func width(_ attributes: [NSAttributedString.Key: Any], else font: UIFont) -> CGFloat {
        size(withAttributes: attributes.merging([.font: font]) { own, _ in own }).width
    }
}
