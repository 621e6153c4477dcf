public import Foundation

extension NSAttributedString {
    /// A text read from a document: plain text and HTML. Of HTML, the tags that change fonts, colors of `font`, links and
    /// paragraphs are read, as in UIKit in 12-point Times New Roman; styles of CSS are not.
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

    /// The text of a range as a document of plain text; other types cannot be written.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        guard dict[.documentType] as? DocumentType ?? .plain == .plain else { throw CocoaError(.fileWriteUnknown) }
        return Data(attributedSubstring(from: range).string.utf8)
    }

    /// Whether there is an attachment in a range.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        unsafe enumerateAttribute(.attachment, in: range) { value, _, _ in if value != nil { found = true } }
        return found
    }
}

extension NSAttributedString.DocumentType {
    /// HTML if a document begins with a tag, else plain text.
    fileprivate static func sniffed(_ data: Data) -> Self {
        data.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } == UInt8(ascii: "<") ? .html : .plain
    }
}
