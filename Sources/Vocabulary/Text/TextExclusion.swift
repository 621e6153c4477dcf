public import LayoutSimGeometry

/// An exclusion area that lines of text flow around, from UIKit's `NSTextContainer.exclusionPaths`.
public struct TextExclusion: Hashable, Sendable {
    /// The outline of the area, in points from the top-left corner of the space for the lines.
    public var path: Path
    /// The distance from the area to the lines on both sides, in points; UIKit's `lineFragmentPadding`.
    public var margin: Double

    /// Creates an area with a margin in points.
    public init(_ path: Path, margin: Double = 0) {
        self.path = path
        self.margin = margin
    }
}
