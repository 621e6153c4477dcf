import LayoutSimBadges
package import LayoutSimFiles
import LayoutSimJSON

/// The badges of one file, at least one and no identity twice.
package struct BadgeCatalog: Hashable, Sendable {
    /// The file as errors and reports name it.
    package let file: String
    /// In the order of the file.
    package let records: [BadgeRecord]

    /// Reads a response of the badges API; throws a `JSONError` that names line, record and key.
    package init(parsing bytes: [UInt8], file: String) throws {
        self.file = file
        records = try BadgeRecordReader.records(in: JSONDocument(parsing: bytes, file: file).root)
    }

    /// Reads a file; throws a `FileError` or a `JSONError`.
    package init(contentsOf file: File) throws {
        try self.init(parsing: file.contents(limit: JSONDocument.defaultLimit), file: file.path)
    }

    /// The catalog that is part of the program.
    package static var embedded: BadgeCatalog {
        get throws { try parsedEmbedded.get() }
    }

    private static let parsedEmbedded = Result {
        try BadgeCatalog(parsing: embeddedBytes, file: "Badges.json")
    }

    /// The bytes of the Badges.json that is part of the program.
    package static var embeddedBytes: [UInt8] {
        let file = unsafe layoutsim_badges()
        return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }

    /// The record of that identity.
    package func record(named name: String) -> BadgeRecord? {
        records.first { $0.name == name }
    }

    /// The badge whose title is the middle one by length, among the challenge patches if there are any.
    package var typical: BadgeRecord {
        let patches = records.indices.filter { records[$0].category == .challengePatches }
        let ranked = (patches.isEmpty ? Array(records.indices) : patches)
            .map { (length: records[$0].title.count, place: $0) }
            .sorted { $0 < $1 }
        return records[ranked[ranked.count / 2].place]
    }
}
