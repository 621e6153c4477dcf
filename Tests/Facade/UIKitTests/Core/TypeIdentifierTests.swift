import Foundation
import Testing
import UIKit

/// Data types, and dragging data of these types.
@MainActor @Suite struct TypeIdentifierTests {
    @Test(arguments: [
        (UTType.png, UTType.image, true), (.png, .data, true), (.png, .content, true), (.image, .png, false),
        (.image, .image, true), (.svg, .xml, true), (.pdf, .image, false), (.utf8PlainText, .text, true),
    ])
    func `a kind conforms to its own kinds`(_ type: UTType, _ other: UTType, _ conforms: Bool) {
        #expect(type.conforms(to: other) == conforms)
        #expect(type.isSubtype(of: other) == (conforms && type != other))
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

    @Test func `a provider hands over pictures, and nothing as data`() {
        let image = UIImage()
        let provider = NSItemProvider(object: image)
        nonisolated(unsafe) var log: [Bool] = []
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        provider.loadObject(ofClass: UIImage.self) { object, error in unsafe log.append(object != nil && error == nil) }
        provider.loadDataRepresentation(forTypeIdentifier: UTType.png.identifier) {
            unsafe log.append($0 == nil && $1 != nil)
        }
        provider.loadItem(forTypeIdentifier: UTType.url.identifier) { unsafe log.append(($0 == nil) == ($1 != nil)) }
        #expect(unsafe log == [true, true, true])
    }
}
