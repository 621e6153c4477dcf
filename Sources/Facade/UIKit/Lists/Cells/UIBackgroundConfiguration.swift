public import Foundation

/// The background of a cell, header, footer, or button.
public struct UIBackgroundConfiguration: Hashable {
    /// A custom view in the background.
    public var customView: UIView?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from the edges of the cell, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges at which the layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The background color; `nil` uses the tint color.
    public var backgroundColor: UIColor?
    /// The transformer of the background color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The visual effect of the background, between its color and its image.
    public var visualEffect: UIVisualEffect?
    /// The background image.
    public var image: UIImage?
    /// The content mode of the image.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The color of the border; `nil` uses the tint color.
    public var strokeColor: UIColor?
    /// The transformer of the border color.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// The outset of the border from the background, in points.
    public var strokeOutset: CGFloat = 0
    /// The shadow of the background.
    public var shadowProperties = UIShadowProperties()

    init(color: UIColor?) { backgroundColor = color }

    /// Returns an empty background configuration.
    public static func clear() -> Self { Self(color: .clear) }
    /// Returns the background configuration of a cell in a plain list.
    public static func listPlainCell() -> Self { Self(color: .systemBackground) }
    /// Returns the background configuration of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> Self { Self(color: .systemBackground) }
    /// Returns the background configuration of a cell in a grouped list.
    public static func listGroupedCell() -> Self { Self(color: .secondarySystemGroupedBackground) }
    /// Returns the background configuration of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> Self { Self(color: .clear) }
    /// Returns the background configuration of a header in a sidebar.
    public static func listSidebarHeader() -> Self { Self(color: .clear) }
    /// Returns the background configuration of a cell in a sidebar.
    public static func listSidebarCell() -> Self { Self(color: .clear) }
    /// Returns the background configuration of a cell in an accompanied sidebar.
    public static func listAccompaniedSidebarCell() -> Self { Self(color: .clear) }
    /// Returns the background configuration of a cell in a list.
    public static func listCell() -> Self { Self(color: .secondarySystemGroupedBackground) }
    /// Returns the background configuration of a header in a list.
    public static func listHeader() -> Self { Self(color: .clear) }
    /// Returns the background configuration of a footer in a list.
    public static func listFooter() -> Self { Self(color: .clear) }

    /// Returns the configuration for a state; always unchanged here.
    public func updated(for state: any UIConfigurationState) -> Self { self }
    /// Returns the background color, or the given tint color if there is none.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }
    /// Returns the border color, or the given tint color if there is none.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}

extension UIBackgroundConfiguration {
    /// Applies the color, corners, and border to a cell, or adds a background view for anything else.
    @MainActor func show(in cell: UIView) {
        guard !needsView else {
            cell.backgroundColor = .clear
            let known = cell.configuredBackground
            let view = known ?? ConfiguredBackground()
            if known == nil { cell.insertSubview(view, at: 0) }
            view.show(self, tint: cell.tintColor)
            return cell.placeConfiguredBackground()
        }
        cell.configuredBackground?.removeFromSuperview()
        if let color = shownColor(cell.tintColor) { cell.backgroundColor = color }
        if cornerRadius > 0 { cell.layer.cornerRadius = cornerRadius }
        if strokeWidth > 0 {
            cell.layer.borderWidth = strokeWidth
            cell.layer.borderColor = shownStroke(cell.tintColor)?.cgColor
        }
    }

    /// Returns the background color after its transformer, or `nil` if there is none.
    func shownColor(_ tint: UIColor?) -> UIColor? {
        guard let backgroundColorTransformer else { return backgroundColor }
        return (backgroundColor ?? tint).map { backgroundColorTransformer($0) }
    }

    /// Returns the stroke color after its transformer.
    func shownStroke(_ tint: UIColor?) -> UIColor? {
        guard let color = strokeColor ?? tint else { return nil }
        return strokeColorTransformer?(color) ?? color
    }

    /// Whether the configuration needs more than the color, corners, and border of the cell.
    private var needsView: Bool {
        backgroundInsets != .zero || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty || customView != nil
            || image != nil || visualEffect != nil || strokeOutset != 0 || shadowProperties.opacity > 0
    }
}
