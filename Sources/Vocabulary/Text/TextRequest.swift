/// A text and the space available for its lines: the input of a typesetter, both for measuring and for drawing.
package struct TextRequest: Hashable, Sendable {
    /// The text.
    package var text: TextContent
    /// The maximum line width, in points; `nil` or a nonpositive number for no limit.
    package var width: Double?
    /// The available height, in points; lines that do not fit are omitted, except the first. `nil` for no limit.
    package var height: Double?

    /// Creates a request; lengths are in points.
    package init(_ text: TextContent, width: Double? = nil, height: Double? = nil) {
        self.text = text
        self.width = width
        self.height = height
    }
}
