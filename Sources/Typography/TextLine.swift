/// A line of a text as it is shown.
public struct TextLine: Sendable {
    /// In points, not rounded; the spaces that hang at the end of a broken line do not count.
    public let width: Double
    /// The part of the source that it shows or shortens, hanging spaces included, in UTF-8 code units.
    public let range: Range<Int>
    /// Whether the paragraph goes on in the next line.
    public let isBroken: Bool
    let paragraph: ShapedParagraph
    /// What is drawn of the paragraph.
    let clusters: Range<Int>

    /// What the line shows, the ellipsis included, hanging spaces left out.
    public var text: String {
        String(paragraph.text(of: clusters))
    }
}
