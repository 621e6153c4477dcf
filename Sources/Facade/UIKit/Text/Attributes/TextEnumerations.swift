public import CoreGraphics
public import Foundation

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// The way lines break, and the treatment of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The writing direction of text.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

/// Whether a writing direction embeds or overrides the direction of a run's characters.
public enum NSWritingDirectionFormatType: Int, Sendable {
    case embedding = 0
    case override = 2
}

/// The style of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A dotted pattern.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A dashed pattern.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A pattern of dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A pattern of a dash and two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// A line under words but not under the spaces between them, which is drawn under both here.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
    /// A visual effect of text, such as letterpress.
    public struct TextEffectStyle: _TypedString, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The letterpress effect, which is not drawn here.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }

    /// The type of a document that attributed text is read from or written to.
    public struct DocumentType: _TypedString, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format, which cannot be read or written here.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich Text Format with attachments, which cannot be read or written here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML, which can be read but not written.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// An option for reading a document as attributed text.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the document, a `DocumentType`; by default HTML if the data begins with a tag, otherwise plain
        /// text.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The attributes of text that has none in the document; ignored here.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// The character encoding, the raw value of a `String.Encoding` as `UInt`; UTF-8 by default.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }

    /// A document-wide attribute.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the document, a `DocumentType`; only plain text can be written.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The character encoding; ignored here, since text is written in UTF-8.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The attributes of text that has none in the document; ignored here.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
        /// The size of the paper; ignored here.
        public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
        /// The margins of the paper; ignored here.
        public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    }
}
