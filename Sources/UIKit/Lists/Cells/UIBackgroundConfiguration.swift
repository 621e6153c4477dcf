public import Foundation

/// The background of a cell, a header or a button.
public struct UIBackgroundConfiguration: Hashable {
    /// A view that lies in the background.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// From the cell to the background, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges whose layout margins add to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color; `nil` is the tint.
    public var backgroundColor: UIColor?
    /// Changes the color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The blur or other effect.
    public var visualEffect: UIVisualEffect?
    /// The picture.
    public var image: UIImage?
    /// How the picture fills the background.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The color of the border; `nil` is the tint.
    public var strokeColor: UIColor?
    /// Changes the color of the border.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance from the background to the border, in points.
    public var strokeOutset: CGFloat = 0
    /// The shadow.
    public var shadowProperties = UIShadowProperties()

    init(color: UIColor?) { backgroundColor = color }

    /// No background.
    public static func clear() -> Self { Self(color: .clear) }
    /// The background of a cell in a plain list.
    public static func listPlainCell() -> Self { Self(color: .systemBackground) }
    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> Self { Self(color: .systemBackground) }
    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> Self { Self(color: .secondarySystemGroupedBackground) }
    /// The background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> Self { Self(color: .clear) }
    /// The background of a header in a sidebar.
    public static func listSidebarHeader() -> Self { Self(color: .clear) }
    /// The background of a cell in a sidebar.
    public static func listSidebarCell() -> Self { Self(color: .clear) }
    /// The background of a cell in an accompanied sidebar.
    public static func listAccompaniedSidebarCell() -> Self { Self(color: .clear) }
    /// The background of a cell in a list.
    public static func listCell() -> Self { Self(color: .secondarySystemGroupedBackground) }
    /// The background of a header in a list.
    public static func listHeader() -> Self { Self(color: .clear) }
    /// The background of a footer in a list.
    public static func listFooter() -> Self { Self(color: .clear) }

    /// The background in a state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
    /// The color in a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }
    /// The color of the border in a tint.
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
