/// A text and the room for its lines: what a typesetter is asked, whether to measure the text or to draw it.
package struct TextRequest: Hashable, Sendable {
    /// The text.
    package var text: TextContent
    /// The longest line allowed, in points; `nil` or a number that is not positive allows any.
    package var width: Double?
    /// The height for the lines, in points; lines below it are left out, except the first. `nil` allows any number.
    package var height: Double?

    /// Creates a request; lengths are in points.
    package init(_ text: TextContent, width: Double? = nil, height: Double? = nil) {
        self.text = text
        self.width = width
        self.height = height
    }
}
