/// The style of a paragraph, named as in `NSParagraphStyle`; lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of the lines; `nil` for that of the whole text.
    public var alignment: TextAlignment?
    /// The spacing between lines.
    public var lineSpacing = 0.0
    /// The spacing after the paragraph, if another one follows.
    public var paragraphSpacing = 0.0
    /// The spacing before the paragraph, unless it is the first.
    public var paragraphSpacingBefore = 0.0
    /// The indent of the first line from the leading edge.
    public var firstLineHeadIndent = 0.0
    /// The indent of the other lines from the leading edge.
    public var headIndent = 0.0
    /// The end of lines: the distance from the leading edge if positive, otherwise from the trailing edge.
    public var tailIndent = 0.0
    /// The minimum height of a line.
    public var minimumLineHeight = 0.0
    /// The maximum height of a line; 0 for no limit.
    public var maximumLineHeight = 0.0
    /// The factor of the line height; 0 means 1.
    public var lineHeightMultiple = 0.0
    /// The tab stops, in ascending order; `nil` for ``TabStop/standard``.
    public var tabStops: [TabStop]?
    /// The interval between tab stops behind the last one; 0 for none.
    public var defaultTabInterval = 0.0
    /// The base direction; `nil` to take it from the first strong character.
    public var isRightToLeft: Bool?

    /// Creates the default style.
    public init() {}

    /// Restores the default tab stops, on which a text without tabs does not depend.
    package mutating func removeTabStops() {
        tabStops = nil
        defaultTabInterval = 0
    }
}
