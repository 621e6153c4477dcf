import Foundation

/// A uniform type of the UniformTypeIdentifiers module; types that an app declares conform only to themselves.
public struct UTType: Hashable, Sendable, Codable {
    /// The type identifier, such as `public.png`.
    public let identifier: String

    private init(known identifier: String) { self.identifier = identifier }

    /// Creates a type from its identifier, which must contain a period.
    public init?(_ identifier: String) {
        guard identifier.contains(".") else { return nil }
        self.identifier = identifier
    }
    /// Creates a type that the app exports.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// Creates a type that the app imports.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// Creates the type for a filename extension; a dynamic type for an unknown extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        let known = UTType.known.first { $0.extensions.contains(filenameExtension.lowercased()) }
        identifier = known?.identifier ?? "dyn." + filenameExtension.lowercased()
    }
    /// Creates the type for a MIME type; `nil` if it is unknown.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = UTType.known.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
        identifier = known.identifier
    }

    /// The preferred filename extension, if known.
    public var preferredFilenameExtension: String? { entry?.extensions.first }
    /// The preferred MIME type, if known.
    public var preferredMIMEType: String? { entry?.mime }
    /// The localized description; the identifier here, since no names are known.
    public var localizedDescription: String? { identifier }
    /// Whether the type was generated for an unknown extension.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// All types that the type conforms to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = entry?.parents ?? []
        while let next = waiting.popLast() {
            let type = UTType(known: next)
            if found.insert(type).inserted { waiting += type.entry?.parents ?? [] }
        }
        return found
    }
    /// Returns whether the type is or conforms to another type.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Returns whether the type conforms to another type and is not the same.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Returns whether another type is a subtype of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var entry: Entry? { UTType.known.first { $0.identifier == identifier } }
}

extension UTType {
    private struct Entry: Sendable {
        let identifier: String
        let parents: [String]
        var extensions: [String] = []
        var mime: String?
    }

    /// The system-declared types, from the list in Apple's documentation.
    private static let known: [Entry] = [
        Entry(identifier: "public.item", parents: []), Entry(identifier: "public.content", parents: []),
        Entry(identifier: "public.data", parents: ["public.item"]),
        Entry(identifier: "public.composite-content", parents: ["public.content"]),
        Entry(identifier: "public.directory", parents: ["public.item"]),
        Entry(identifier: "public.folder", parents: ["public.directory"]),
        Entry(identifier: "public.image", parents: ["public.data", "public.content"]),
        Entry(identifier: "public.png", parents: ["public.image"], extensions: ["png"], mime: "image/png"),
        Entry(identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg"], mime: "image/jpeg"),
        Entry(identifier: "public.heic", parents: ["public.image"], extensions: ["heic"], mime: "image/heic"),
        Entry(identifier: "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"], mime: "image/tiff"),
        Entry(identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"], mime: "image/gif"),
        Entry(
            identifier: "public.svg-image", parents: ["public.image", "public.xml"], extensions: ["svg"],
            mime: "image/svg+xml"),
        Entry(identifier: "com.apple.live-photo", parents: []),
        Entry(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
        Entry(identifier: "public.movie", parents: ["public.audiovisual-content"]),
        Entry(identifier: "public.video", parents: ["public.movie"]),
        Entry(identifier: "public.audio", parents: ["public.audiovisual-content"]),
        Entry(identifier: "public.mpeg-4", parents: ["public.movie"], extensions: ["mp4"], mime: "video/mp4"),
        Entry(
            identifier: "com.apple.quicktime-movie", parents: ["public.movie"], extensions: ["mov", "qt"],
            mime: "video/quicktime"),
        Entry(identifier: "public.mp3", parents: ["public.audio"], extensions: ["mp3"], mime: "audio/mpeg"),
        Entry(identifier: "public.text", parents: ["public.data", "public.content"]),
        Entry(identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt"], mime: "text/plain"),
        Entry(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
        Entry(identifier: "public.rtf", parents: ["public.text"], extensions: ["rtf"], mime: "text/rtf"),
        Entry(identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm"], mime: "text/html"),
        Entry(identifier: "public.xml", parents: ["public.text"], extensions: ["xml"], mime: "application/xml"),
        Entry(identifier: "public.json", parents: ["public.text"], extensions: ["json"], mime: "application/json"),
        Entry(
            identifier: "public.comma-separated-values-text", parents: ["public.text"], extensions: ["csv"],
            mime: "text/csv"),
        Entry(
            identifier: "com.adobe.pdf", parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
            mime: "application/pdf"),
        Entry(identifier: "public.url", parents: ["public.data"]),
        Entry(identifier: "public.file-url", parents: ["public.url"]),
        Entry(identifier: "public.archive", parents: ["public.data"]),
        Entry(
            identifier: "public.zip-archive", parents: ["public.archive"], extensions: ["zip"], mime: "application/zip"
        ),
        Entry(identifier: "public.contact", parents: []),
        Entry(identifier: "public.vcard", parents: ["public.text", "public.contact"], extensions: ["vcf"]),
        Entry(identifier: "public.swift-source", parents: ["public.text"], extensions: ["swift"]),
        Entry(identifier: "com.apple.property-list", parents: ["public.data"], extensions: ["plist"]),
    ]

    /// The base type of files and folders.
    public static let item = UTType(known: "public.item")
    /// The base type of content.
    public static let content = UTType(known: "public.content")
    /// The base type of data.
    public static let data = UTType(known: "public.data")
    /// Content with other content in it, such as a PDF document.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// A directory.
    public static let directory = UTType(known: "public.directory")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// An image.
    public static let image = UTType(known: "public.image")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// An HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// An SVG image.
    public static let svg = UTType(known: "public.svg-image")
    /// A Live Photo.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// Audiovisual content.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// A movie, possibly with sound.
    public static let movie = UTType(known: "public.movie")
    /// A movie without sound.
    public static let video = UTType(known: "public.video")
    /// Sound without pictures.
    public static let audio = UTType(known: "public.audio")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MP3 sound.
    public static let mp3 = UTType(known: "public.mp3")
    /// Text of any kind.
    public static let text = UTType(known: "public.text")
    /// Text without formatting.
    public static let plainText = UTType(known: "public.plain-text")
    /// UTF-8 text without formatting.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// An RTF document.
    public static let rtf = UTType(known: "public.rtf")
    /// An HTML document.
    public static let html = UTType(known: "public.html")
    /// An XML document.
    public static let xml = UTType(known: "public.xml")
    /// A JSON document.
    public static let json = UTType(known: "public.json")
    /// Values that are separated by commas.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// The URL of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// An archive of files.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A contact.
    public static let contact = UTType(known: "public.contact")
    /// A vCard.
    public static let vCard = UTType(known: "public.vcard")
    /// Swift source code.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
}
