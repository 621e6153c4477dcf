/// A text and the room for its lines: what a typesetter is asked, whether to measure the text or to draw it.
public struct TextRequest: Hashable, Sendable {
    /// The text.
    public var text: TextContent
    /// The longest line allowed, in points; `nil` or a number that is not positive allows any.
    public var width: Double?
    /// The height for the lines, in points; lines below it are left out, except the first. `nil` allows any number.
    public var height: Double?

    /// Creates a request; lengths are in points.
    public init(_ text: TextContent, width: Double? = nil, height: Double? = nil) {
        self.text = text
        self.width = width
        self.height = height
    }
}
