public import Foundation
import LayoutSimUIKitArithmetic

extension NSAttributedString {
    /// Creates an attributed string from a document of plain text or HTML. Of HTML, tags that change the font, the
    /// colors of `font` tags, links, and paragraphs are read, in 12-point Times New Roman as in UIKit; CSS is ignored.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .sniffed(data)
        let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        switch type {
        case .html: self.init(attributedString: HTMLText(text).attributed)
        case .plain: self.init(string: text)
        default: throw CocoaError(.fileReadCorruptFile)
        }
    }

    /// Returns a range of the text as a plain text document; other document types cannot be written.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        guard dict[.documentType] as? DocumentType ?? .plain == .plain else { throw CocoaError(.fileWriteUnknown) }
        return Data(attributedSubstring(from: range).string.utf8)
    }

    /// Returns whether a range contains an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        unsafe enumerateAttribute(.attachment, in: range) { value, _, _ in if value != nil { found = true } }
        return found
    }
}

extension NSAttributedString.DocumentType {
    /// Returns HTML if the document begins with a tag, otherwise plain text.
    fileprivate static func sniffed(_ data: Data) -> Self {
        data.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } == UInt8(ascii: "<") ? .html : .plain
    }
}
