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
    /// The color of what an empty field shows; `nil` is that of placeholders.
    public var placeholderColor: Color?
    /// Whether it hides what is entered.
    public var isSecure = false
    /// From the frame to the room for the text, in points; `nil` for what the border leaves.
    public var textInsets: EdgeInsets?

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
    /// From the frame to the lines, in points: UIKit's container insets and line fragment padding.
    public var insets = TextView.standardInsets

    /// The container insets and line fragment padding of a new view, in points.
    public static let standardInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

    /// Creates a view for paragraphs.
    public init(_ text: TextContent, color: Color = .black, isScrollEnabled: Bool = true) {
        self.text = text
        self.color = color
        self.isScrollEnabled = isScrollEnabled
    }
}
