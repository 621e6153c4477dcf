import LayoutSimBadges
package import LayoutSimFiles
import LayoutSimJSON

/// The badges of one file: at least one, each with a unique name.
package struct BadgeCatalog: Hashable, Sendable {
    /// The name of the file in errors and reports.
    package let file: String
    /// The records, in the order of the file.
    package let records: [BadgeRecord]

    /// Parses a response of the badges API; throws a `JSONError` that names the line, record and key.
    package init(parsing bytes: [UInt8], file: String) throws {
        self.file = file
        records = try BadgeRecordReader.records(in: JSONDocument(parsing: bytes, file: file).root)
    }

    /// Reads a file; throws a `FileError` or a `JSONError`.
    package init(contentsOf file: File) throws {
        try self.init(parsing: file.contents(limit: JSONDocument.defaultLimit), file: file.path)
    }

    /// The catalog that is embedded in the program.
    package static var embedded: BadgeCatalog {
        get throws { try parsedEmbedded.get() }
    }

    private static let parsedEmbedded = Result {
        try BadgeCatalog(parsing: embeddedBytes, file: "Badges.json")
    }

    /// The bytes of the Badges.json that is embedded in the program.
    package static var embeddedBytes: [UInt8] {
        let file = unsafe layoutsim_badges()
        return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }

    /// Returns the record with a name, or `nil` if there is none.
    package func record(named name: String) -> BadgeRecord? {
        records.first { $0.name == name }
    }

    /// The badge with the title of median length, among the challenge patches if there are any.
    package var typical: BadgeRecord {
        let patches = records.indices.filter { records[$0].category == .challengePatches }
        let ranked = (patches.isEmpty ? Array(records.indices) : patches)
            .map { (length: records[$0].title.count, place: $0) }
            .sorted { $0 < $1 }
        return records[ranked[ranked.count / 2].place]
    }
}
