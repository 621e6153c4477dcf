import Foundation

extension UIView {
    /// A part of a view that content is laid out in, which corners of windows and controls in them may narrow; no window has
    /// such corners here.
    public struct LayoutRegion: Hashable {
        /// The axis along which the region gives way to corners.
        public enum AdaptivityAxis: Hashable, Sendable { case horizontal, vertical }

        enum Kind: Hashable { case safeArea, margins, readableContent }

        let kind: Kind
        let cornerAdaptation: AdaptivityAxis?

        /// The safe area.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
        }
        /// What the margins leave.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
        }
        /// The width that can be read with ease.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
        }
    }

    /// The guide of a region.
    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }

    /// From the edges of the view to those of a region, in points.
    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        switch region.kind {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readableContent:
            let frame = readableContentGuide.layoutFrame
            return UIEdgeInsets(
                top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
                right: bounds.maxX - frame.maxX)
        }
    }

    /// From the edges of the view to those of a region, by the direction of reading, in points.
    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: region)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}
