public import LayoutSimGeometry

extension TextField {
    /// The position of a text field's clear button.
    public enum ClearButton: Hashable, Sendable {
        /// UIKit's default position at the left or right end of the field.
        case left, right
        /// A frame in points from the top-left corner of the field, from a subclass that overrides
        /// `clearButtonRect(forBounds:)`.
        case at(Rect)
    }

    /// Returns the frame of the clear button, in the coordinate space of the field's frame, in points; `nil` without a
    /// clear button.
    package func clearButtonFrame(in frame: Rect) -> Rect? {
        switch clearButton {
        case .at(let own)?: own.offset(x: frame.minX, y: frame.minY)
        case .right?: Self.clearButtonFrame(in: frame)
        case .left?:
            Rect(
                x: frame.minX + Self.clearButtonMargin, y: frame.midY - Self.clearButtonSide / 2,
                width: Self.clearButtonSide, height: Self.clearButtonSide)
        case nil: nil
        }
    }

    /// Returns UIKit's default frame of the clear button, at the right end of a field's bounds, in points.
    package static func clearButtonFrame(in bounds: Rect) -> Rect {
        Rect(
            x: bounds.maxX - clearButtonMargin - clearButtonSide, y: bounds.midY - clearButtonSide / 2,
            width: clearButtonSide, height: clearButtonSide)
    }

    /// The width and height of the clear button, in points [unmeasured].
    private static let clearButtonSide = 19.0
    /// The distance from the clear button to the edge of the field, in points [unmeasured].
    private static let clearButtonMargin = 5.0
    /// The distance from the text to the clear button, in points [unmeasured].
    package static let clearButtonGap = 2.0

    /// The distance from an edge of the field to the text beside a clear button at that edge, in points.
    package static var clearButtonInset: Double { clearButtonMargin + clearButtonSide + clearButtonGap }
}
