import Foundation
import Testing
import UniformTypeIdentifiers

/// Types of data and what they conform to.
@Suite struct TypeTests {
    @Test(arguments: [
        (UTType.png, UTType.image, true), (.png, .data, true), (.png, .content, true), (.image, .png, false),
        (.image, .image, true), (.svg, .xml, true), (.pdf, .image, false), (.utf8PlainText, .text, true),
    ])
    func `a kind conforms to its own kinds`(_ type: UTType, _ other: UTType, _ conforms: Bool) {
        #expect(type.conforms(to: other) == conforms)
        #expect(type.isSubtype(of: other) == (conforms && type != other))
    }

    @Test func `older code asks for types by their tags`() {
        let png = unsafe UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as NSString, nil)
        #expect(unsafe png?.takeRetainedValue() == "public.png" as NSString)
        let mime = unsafe UTTypeCopyPreferredTagWithClass("public.png" as NSString, kUTTagClassMIMEType)
        #expect(unsafe mime?.takeRetainedValue() == "image/png" as NSString)
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    }

    @Test(arguments: [
        ("JPG", "public.jpeg", "image/jpeg", "jpeg"), ("pdf", "com.adobe.pdf", "application/pdf", "pdf"),
        ("fern", "dyn.fern", nil, nil),
    ])
    func `files have kinds by their extensions`(
        _ ending: String, _ identifier: String, _ mime: String?, _ preferred: String?
    ) throws {
        let type = try #require(UTType(filenameExtension: ending))
        #expect(type.identifier == identifier && type.isDynamic == (mime == nil))
        #expect(type.preferredMIMEType == mime && type.preferredFilenameExtension == preferred)
        if let mime { #expect(UTType(mimeType: mime) == type) }
    }
}
