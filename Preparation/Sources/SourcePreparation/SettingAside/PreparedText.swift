/// A text as the compiler reads it, with what was added to it.
struct PreparedText {
    private let lines: [ArraySlice<UInt8>]
    /// The index of the first line of the original.
    private let first: Int
    /// The index of the first line of what is added at the end.
    private let added: Int?

    init(_ text: [UInt8]) {
        lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let directive = Array("#sourceLocation(file: ".utf8)
        let first = lines.first?.starts(with: directive) == true ? 1 : 0
        self.first = first
        added = lines.lastIndex { $0.starts(with: directive) }.flatMap { $0 < first ? nil : $0 + 1 }
    }

    /// Returns the key of the member for which the line with an error was added; `nil` for an error in the original.
    func key(at error: CompilerError) -> String? {
        let isAtEnd = error.file.hasSuffix(" (members)")
        guard let start = isAtEnd ? added : first, lines.indices.contains(start + error.line - 1) else { return nil }
        let line = Array(lines[start + error.line - 1])
        let before = String(decoding: line.prefix(max(error.column, 0) + 1), as: UTF8.self)
        let calls = ["t.add(\"", "t.get(\"", "t.set(\""]
        let found = calls.compactMap { before.ranges(of: $0).last?.upperBound }.max()
        guard let found else { return nil }
        return String(String(decoding: line, as: UTF8.self)[found...].prefix { $0 != "\"" })
    }
}
