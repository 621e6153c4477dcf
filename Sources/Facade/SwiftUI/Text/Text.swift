public import Foundation
public import UIKit

/// A text.
public struct Text: Sendable {
    /// What a text says.
    indirect enum Storage: Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, Bundle?)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case formatted(any FormattedContent)
        case image(Image)
        case joined(Text, Text)
    }

    let storage: Storage
    /// The changes of the text, the first made first.
    var changes: [TextChange] = []
    /// The line that made the text.
    let line = SourceLine()

    init(_ storage: Storage) { self.storage = storage }

    /// Creates a text that stays as it is.
    public init(verbatim content: String) { self.init(.verbatim(content)) }
    /// Creates a text that stays as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
    /// Creates a text of a table of languages.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName, bundle))
    }
    /// Creates a text of a table of languages.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }
    /// Creates a text with styles.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }
    /// Creates a text of a picture.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Returns one text of two.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

    func changed(_ change: TextChange) -> Text {
        var text = self
        text.changes.append(change)
        return text
    }
}

extension Text: Equatable {
    /// Returns whether two texts say the same in the same style.
    public static func == (lhs: Text, rhs: Text) -> Bool {
        guard lhs.changes == rhs.changes else { return false }
        return switch (lhs.storage, rhs.storage) {
        case (.verbatim(let one), .verbatim(let other)): one == other
        case (.key(let one, let table, let bundle), .key(let other, let otherTable, let otherBundle)):
            one == other && table == otherTable && bundle == otherBundle
        case (.resource(let one), .resource(let other)): one == other
        case (.attributed(let one), .attributed(let other)): one == other
        case (.formatted(let one), .formatted(let other)): one.isSame(as: other)
        case (.image(let one), .image(let other)): one == other
        case (.joined(let first, let second), .joined(let otherFirst, let otherSecond)):
            first == otherFirst && second == otherSecond
        default: false
        }
    }
}

extension Text {
    /// The letters that all words are shown in.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }

    /// Where a text is shortened that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At its beginning.
        case head
        /// At its end.
        case tail
        /// In the middle.
        case middle
    }

    /// A size of texts among others.
    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool

        /// As usual.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller.
        public static let secondary = Scale(isSecondary: true)
    }

    /// How a line below or through words looks.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            let style: NSUnderlineStyle.RawValue

            /// A whole line.
            public static let solid = Pattern(style: 0)
            /// Dots.
            public static let dot = Pattern(style: NSUnderlineStyle.patternDot.rawValue)
            /// Dashes.
            public static let dash = Pattern(style: NSUnderlineStyle.patternDash.rawValue)
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(style: NSUnderlineStyle.patternDashDot.rawValue)
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(style: NSUnderlineStyle.patternDashDotDot.rawValue)
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line; without a color it has that of the words.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        /// Creates a line of UIKit's style; `nil` for no line.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            guard nsUnderlineStyle.rawValue & 0x0F != 0 else { return nil }
            self.init(pattern: Pattern(style: nsUnderlineStyle.rawValue & 0x0F00))
        }

        /// A whole line in the color of the words.
        public static let single = LineStyle()
    }
}
