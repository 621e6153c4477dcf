import CoreGraphics
import Foundation

extension NSLayoutManager {
    /// The action for a control character.
    public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The character takes up no room.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
        /// The character is whitespace whose width the delegate determines.
        public static let whitespace = ControlCharacterAction(rawValue: 2)
        /// The character advances to the next tab stop.
        public static let horizontalTab = ControlCharacterAction(rawValue: 4)
        /// The character ends a line.
        public static let lineBreak = ControlCharacterAction(rawValue: 8)
        /// The character ends a paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
        /// The character ends a text container.
        public static let containerBreak = ControlCharacterAction(rawValue: 32)
    }

    /// Returns the glyph for a character in its font, or 0 if there is none.
    func glyph(at index: Int) -> CGGlyph {
        guard let text = textStorage, index < text.length, index >= 0,
            let font = unsafe text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        else { return 0 }
        return FontGlyphs(font).glyph(of: (text.string as NSString).character(at: index)) ?? 0
    }
}
