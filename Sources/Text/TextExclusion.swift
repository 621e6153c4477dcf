public import LayoutSimGeometry

/// An area that the lines of a text flow around, from UIKit's `NSTextContainer.exclusionPaths`.
public struct TextExclusion: Hashable, Sendable {
    /// The outline of the area, in points from the top left corner of the room for the lines.
    public var path: Path
    /// The distance from the area to the lines at both sides, in points: UIKit's `lineFragmentPadding`.
    public var margin: Double

    /// Creates an area with a margin in points.
    public init(_ path: Path, margin: Double = 0) {
        self.path = path
        self.margin = margin
    }
}
