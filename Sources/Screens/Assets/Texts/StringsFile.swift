package import LayoutSimErrors
package import LayoutSimFiles

/// Translated texts by their keys, as Xcode stores them in a `.strings` file: `"Gre-01-Lab.text" = "Willkommen";`.
package struct StringsFile: Hashable, Sendable {
    /// The texts by their keys.
    package var texts: [String: String] { entries.mapValues(\.text) }
    /// The texts with the lines of their keys, counted from 1.
    let entries: [String: Entry]

    /// A text and its line.
    struct Entry: Hashable {
        var text: String
        var line: Int
    }

    /// Reads a file in UTF-8 or UTF-16; throws a `FileError`, or a `StringsError` that names the line.
    package init(contentsOf file: File) throws {
        try self.init(parsing: file.contents(), file: file.path)
    }

    /// Parses the bytes of a file; throws a `StringsError`.
    package init(parsing bytes: [UInt8], file: String) throws(StringsError) {
        try self.init(parsing: StringsFile.text(of: bytes, file: file), file: file)
    }

    init(parsing text: String, file: String) throws(StringsError) {
        var scanner = StringsScanner(text, file: file)
        entries = try scanner.entries()
    }

    private static func text(of bytes: [UInt8], file: String) throws(StringsError) -> String {
        if bytes.starts(with: Array("bplist".utf8)) { throw StringsError(file: file, line: 1, reason: .binary) }
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        if isLittle || bytes.starts(with: [0xFE, 0xFF]) {
            guard bytes.count.isMultiple(of: 2) else { throw StringsError(file: file, line: 1, reason: .notText) }
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
                let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
                return isLittle ? second << 8 | first : first << 8 | second
            }
            return String(decoding: units, as: UTF16.self)
        }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        guard let text = String(validating: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self) else {
            throw StringsError(file: file, line: 1, reason: .notText)
        }
        return text
    }
}

/// The reason why a `.strings` file is not understood, with its place.
package struct StringsError: ReportableError, Hashable {
    /// A fault of a `.strings` file.
    package enum Reason: Hashable, Sendable {
        /// The file is a binary property list.
        case binary
        /// The file is neither UTF-8 nor UTF-16.
        case notText
        /// The file has something else in place of the expected item.
        case expected(String)
    }

    /// The name of the file.
    package var file: String
    /// The one-based line of the fault.
    package var line: Int
    /// The reason that the file cannot be read.
    package var reason: Reason

    package var exitStatus: ExitStatus { .inputNotUnderstood }

    package var description: String {
        let wording =
            switch reason {
            case .binary: "this is a binary property list; convert it with 'plutil -convert xml1', or take the source"
            case .notText: "this is not text in UTF-8 or UTF-16; save it as UTF-8"
            case .expected(let what): "expected \(what); entries are written \"key\" = \"text\";"
            }
        return "\(file):\(line): error: \(wording)"
    }
}
