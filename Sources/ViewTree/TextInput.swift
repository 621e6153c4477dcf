public import LayoutSimText
public import LayoutSimGeometry

/// A line of text that users edit.
public struct TextField: Hashable, Sendable {
    /// The frame around the text, in UIKit's words.
    public enum Border: String, CaseIterable, Hashable, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The frame around the text.
    public var border: Border
    /// The text; empty shows the placeholder.
    public var text: TextContent
    /// What an empty field shows.
    public var placeholder: String
    /// The color of the text.
    public var color: Color

    /// Creates a field.
    public init(border: Border, text: TextContent, placeholder: String = "", color: Color = .black) {
        self.border = border
        self.text = text
        self.placeholder = placeholder
        self.color = color
    }
}

/// Paragraphs that users edit.
public struct TextView: Hashable, Sendable {
    /// The text, of any number of lines.
    public var text: TextContent
    /// The color of the text.
    public var color: Color
    /// Whether it scrolls; then it has no size of its own.
    public var isScrollEnabled: Bool

    /// Creates a view for paragraphs.
    public init(_ text: TextContent, color: Color = .black, isScrollEnabled: Bool = true) {
        self.text = text
        self.color = color
        self.isScrollEnabled = isScrollEnabled
    }
}
