/// The tables of an OpenType or TrueType font file, or of a font in a collection.
///
/// Numbers beyond the end of the file read as zero. See Microsoft's and Apple's documentation of the tables.
struct FontTables {
    private let bytes: [UInt8]
    private let tables: [String: Range<Int>]

    /// Returns the fonts of a file: a single one, or those of a collection.
    static func fonts(in bytes: [UInt8]) throws(FontFileFault) -> [FontTables] {
        switch text(bytes, 0) {
        case "ttcf":
            let count = Int(number(bytes, 8, 4))
            guard count > 0, count <= 256 else { throw .notAFont }
            var fonts: [FontTables] = []
            for place in 0..<count { fonts.append(try FontTables(bytes, at: Int(number(bytes, 12 + 4 * place, 4)))) }
            return fonts
        case "OTTO", "true", "\u{0}\u{1}\u{0}\u{0}": return [try FontTables(bytes, at: 0)]
        default: throw .notAFont
        }
    }

    private init(_ bytes: [UInt8], at start: Int) throws(FontFileFault) {
        self.bytes = bytes
        var tables: [String: Range<Int>] = [:]
        for place in 0..<Int(FontTables.number(bytes, start + 4, 2)) {
            let record = start + 12 + 16 * place
            let offset = Int(FontTables.number(bytes, record + 8, 4))
            let length = Int(FontTables.number(bytes, record + 12, 4))
            let name = FontTables.text(bytes, record)
            guard offset + length <= bytes.count else { throw .cutShort(table: name) }
            tables[name] = offset..<offset + length
        }
        self.tables = tables
        for name in ["head", "hhea", "hmtx", "maxp", "cmap", "name"] where tables[name] == nil {
            throw .missingTable(name)
        }
        guard ["glyf", "CFF ", "CFF2"].contains(where: { tables[$0] != nil }) else { throw .noOutlines }
        guard (16...16384).contains(unsigned("head", 18)) else { throw .missingTable("head") }
    }

    func has(_ table: String) -> Bool { tables[table] != nil }

    /// Returns the length of a table in bytes; 0 if there is none.
    func length(of table: String) -> Int { tables[table]?.count ?? 0 }

    /// Returns an unsigned 16-bit number; 0 beyond the end of the table.
    func unsigned(_ table: String, _ offset: Int) -> Int {
        guard let range = tables[table], offset + 2 <= range.count else { return 0 }
        return Int(FontTables.number(bytes, range.lowerBound + offset, 2))
    }

    /// Returns a signed 16-bit number.
    func signed(_ table: String, _ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned(table, offset))) }

    /// Returns the name with an id: 1 is the family, 4 the full name, 6 the PostScript name, 16 the typographic family.
    func name(_ id: Int) -> String? {
        guard let range = tables["name"] else { return nil }
        let strings = range.lowerBound + unsigned("name", 4)
        var best: (rank: Int, text: String)?
        for place in 0..<unsigned("name", 2) {
            let record = 6 + 12 * place
            guard unsigned("name", record + 6) == id else { continue }
            let start = strings + unsigned("name", record + 10)
            let end = min(start + unsigned("name", record + 8), range.upperBound)
            let (platform, language) = (unsigned("name", record), unsigned("name", record + 4))
            guard start < end, let rank = FontTables.rank(platform, language), rank < best?.rank ?? .max else {
                continue
            }
            best = (rank, FontTables.decoded(bytes[start..<end], isWide: platform != 1))
        }
        return best?.text
    }

    /// Returns the rank of a name record: Windows American English before Macintosh Roman, before other languages.
    private static func rank(_ platform: Int, _ language: Int) -> Int? {
        switch (platform, language) {
        case (3, 0x409): 0
        case (1, 0): 1
        case (0, _): 2
        case (3, _): 3
        default: nil
        }
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String {
        guard isWide else { return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func number(_ bytes: [UInt8], _ offset: Int, _ length: Int) -> UInt32 {
        (offset..<offset + length).reduce(0) { $0 << 8 | ($1 < bytes.count ? UInt32(bytes[$1]) : 0) }
    }

    private static func text(_ bytes: [UInt8], _ offset: Int) -> String {
        String(String.UnicodeScalarView((0..<4).map { Unicode.Scalar(UInt8(number(bytes, offset + $0, 1))) }))
    }
}

/// Why a file cannot be used as a font.
package enum FontFileFault: Error, Hashable, Sendable {
    /// It does not begin like a TrueType or OpenType file.
    case notAFont
    /// A table extends beyond the end of the file.
    case cutShort(table: String)
    /// A required table is missing or invalid.
    case missingTable(String)
    /// It has no glyph outlines, or only bitmaps.
    case noOutlines
}

extension FontFileFault: CustomStringConvertible {
    /// The problem, and how to solve it.
    package var description: String {
        switch self {
        case .notAFont: "this is not a font; iOS reads TrueType and OpenType files (.ttf, .otf, .ttc)"
        case .cutShort(let table):
            "the font's table '\(table)' extends beyond the end of the file; download the font again"
        case .missingTable(let table): "the font's table '\(table)' is missing or broken; download the font again"
        case .noOutlines: "the font has no glyph outlines, and only those can be drawn"
        }
    }
}
