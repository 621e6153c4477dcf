/// A tab stop of a paragraph, as specified by `NSTextTab`.
public struct TabStop: Hashable, Sendable {
    /// The alignment of the text behind the tab: absolute, as in UIKit, so that text lies to the left of a right stop
    /// in any direction.
    public var alignment: TextAlignment
    /// The distance from the leading edge of the text, in points.
    public var location: Double
    /// The characters at which the aligned part of the text ends, besides the next tab.
    public var terminators: String

    /// Creates a tab stop at a location in points.
    public init(_ alignment: TextAlignment = .left, at location: Double, until terminators: String = "") {
        self.alignment = alignment
        self.location = location
        self.terminators = terminators
    }

    /// The stops of a paragraph that sets none: 12 at intervals of 28 points (Apple, `NSParagraphStyle.tabStops`).
    ///
    /// They are called left-aligned there; text in either direction begins at them (chosen).
    public static let standard = (1...12).map { TabStop(.natural, at: 28 * Double($0)) }
}
