public import LayoutSimText
public import LayoutSimGeometry

/// A single line of editable text.
public struct TextField: Hashable, Sendable {
    /// The border style, named as in UIKit.
    public enum Border: String, CaseIterable, Hashable, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The border style.
    public var border: Border
    /// The text; if it is empty, the placeholder is shown.
    public var text: TextContent
    /// The placeholder, shown when the field is empty.
    public var placeholder: String
    /// The color of the text.
    public var color: Color
    /// The color of the placeholder; `nil` for the system's placeholder color.
    public var placeholderColor: Color?
    /// Whether the entered text is obscured.
    public var isSecure = false
    /// The insets from the frame to the text, in points; `nil` for those of the border.
    public var textInsets: EdgeInsets?
    /// The clear button; `nil` if none is shown.
    public var clearButton: ClearButton?
    /// The image that fills the field in place of the border, UIKit's `background`; `nil` for none.
    public var background: Image?

    /// Creates a field.
    public init(border: Border, text: TextContent, placeholder: String = "", color: Color = .black) {
        self.border = border
        self.text = text
        self.placeholder = placeholder
        self.color = color
    }
}

/// Multiple lines of editable text.
public struct TextView: Hashable, Sendable {
    /// The text, with any number of lines.
    public var text: TextContent
    /// The color of the text.
    public var color: Color
    /// Whether the text view scrolls; it then has no intrinsic size.
    public var isScrollEnabled: Bool
    /// The insets from the frame to the lines, in points: UIKit's text container insets and line fragment padding.
    public var insets = TextView.standardInsets

    /// The text container insets and line fragment padding of a new text view, in points.
    public static let standardInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

    /// Creates a text view.
    public init(_ text: TextContent, color: Color = .black, isScrollEnabled: Bool = true) {
        self.text = text
        self.color = color
        self.isScrollEnabled = isScrollEnabled
    }
}
