package import Foundation
package import LayoutSimGeometry

/// The metrics of sheets in a container, as measured on iOS 26 on an iPhone 16; see Docs/uikit-controllers.md.
package struct SheetMetrics {
    private let container: CGSize
    private let safeArea: EdgeInsets
    /// Whether the sheet fills the screen, as in a compact height.
    private let fills: Bool
    private let floats: Bool
    /// The distance of a sheet from the left edge of the container, in points.
    private let left: CGFloat
    /// The width of a sheet, in points.
    private let width: CGFloat
    /// The radius of the corners of the screen, in points.
    private let screenCorner: CGFloat

    /// Creates the metrics of a sheet in a container.
    ///
    /// - Parameters:
    ///   - container: The size of the container, in points.
    ///   - safeArea: The insets of the container's safe area, in points.
    ///   - isCompact: Whether the height is compact.
    ///   - floats: Whether small sheets float above the edges of the screen, as from iOS 26 on.
    ///   - screenCorner: The radius of the corners of the screen, in points.
    ///   - edgeWidth: The width in points of a sheet that stays at the bottom edge in a compact height, where `nil`
    ///     stands for that of the safe area; no value for a sheet that fills the screen there (Apple,
    ///     *prefersEdgeAttachedInCompactHeight* and *widthFollowsPreferredContentSizeWhenEdgeAttached*).
    package init(
        _ container: CGSize, _ safeArea: EdgeInsets, isCompact: Bool, floats: Bool, screenCorner: CGFloat,
        edgeWidth: CGFloat??
    ) {
        self.container = container
        self.safeArea = safeArea
        self.floats = floats
        self.screenCorner = screenCorner
        fills = isCompact && edgeWidth == nil
        let (before, after) = (CGFloat(safeArea.left), CGFloat(safeArea.right))
        let room = container.width - before - after
        width = isCompact ? edgeWidth.map { min($0 ?? room, room) } ?? container.width : container.width
        left = width < container.width ? before + (room - width) / 2 : 0
    }

    /// Returns the height of the medium detent for that of the large one, about half of the screen, on a whole pixel.
    package static func medium(of maximum: CGFloat, scale: CGFloat) -> CGFloat {
        (maximum * 0.56 * scale).rounded() / scale
    }

    /// The distance of the largest sheet from the top of the screen, in points; 0 for one that fills the screen.
    private var top: CGFloat {
        if fills { return 0 }
        return safeArea.top + (floats ? 0 : 10)
    }

    /// The height of the largest sheet above the bottom of the safe area, in points.
    package var maximum: CGFloat { container.height - top - safeArea.bottom }

    /// Returns the size in which the view is laid out, in points.
    package func size(height: CGFloat) -> CGSize {
        CGSize(width: width, height: full(height) + (isSmall(height) ? 0 : safeArea.bottom))
    }

    /// Returns the visible frame, in points of the container; a sheet below its full height floats above the edges.
    package func frame(height: CGFloat) -> CGRect {
        let size = size(height: height)
        guard floats, full(height) < maximum else {
            return CGRect(x: left, y: container.height - size.height, width: size.width, height: size.height)
        }
        let inset = gap(height: height)
        let scale = (width - 2 * inset) / width
        let seen = size.height * scale
        return CGRect(
            x: left + inset, y: container.height - inset - seen, width: width - 2 * inset, height: seen)
    }

    /// Returns the gap between a floating sheet and the edges of the screen, in points.
    private func gap(height: CGFloat) -> CGFloat { 28 - 20 * min(max((height - 76) / 74, 0), 1) }

    /// Returns the bottom safe area inset of a floating sheet, in points of its view: the screen's full inset where the
    /// sheet is closest to the edge, 0 where it is farthest. Returns `nil` for other sheets, which end at the edge of
    /// the screen.
    package func bottomSafeArea(height: CGFloat, scale: CGFloat) -> CGFloat? {
        guard floats, full(height) < maximum else { return nil }
        return (safeArea.bottom * (28 - gap(height: height)) / 20 * scale).rounded() / scale
    }

    /// The corner radius in points; concentric with the screen's corners if the sheet floats.
    package var cornerRadius: CGFloat {
        if fills { return 0 }
        return floats ? max(10, screenCorner - 8) : 10
    }

    /// Whether there is a gap between a sheet and the bottom edge of the screen.
    package func isAboveEdges(_ height: CGFloat) -> Bool { frame(height: height).maxY < container.height }

    private func full(_ height: CGFloat) -> CGFloat { fills ? maximum : min(height, maximum) }

    /// Whether a detent value is the full height of its sheet, with no safe area added.
    private func isSmall(_ height: CGFloat) -> Bool { floats && !fills && height < 150 }
}
