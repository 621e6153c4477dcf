import LayoutSimFiles

/// A table of texts, such as `Localizable.strings`.
struct TextTable {
    /// The keys and texts, in the order of the file.
    let entries: [PropertyList.Entry]

    /// Reads a table; `nil` for a file that is none.
    init?(at path: String) {
        guard let bytes = try? File(path).contents() else { return nil }
        let isList = bytes.first == UInt8(ascii: "<") || bytes.first == UInt8(ascii: "{")
        let text = isList ? bytes : Array("{\n".utf8) + bytes.drop { $0 >= 0x80 } + Array("\n}".utf8)
        guard let table = try? PropertyList(parsing: text, file: path) else { return nil }
        entries = table.entries
    }
}
