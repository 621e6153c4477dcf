import LayoutSimGeometry

extension LayoutDocument {
    /// Why a text is not a layout document.
    public enum SyntaxError: Error, Hashable, Sendable {
        /// The first line is not that of the format.
        case unknownFormat
        /// A line that no part of the format explains.
        case unexpected(line: Int, text: String)

        /// The line that the error is about, from 1.
        public var line: Int {
            switch self {
            case .unexpected(let line, _): line
            case .unknownFormat: 1
            }
        }
    }

    /// Reads what `description` prints; throws a `SyntaxError`.
    public init(parsing text: String) throws(SyntaxError) {
        var reader = LayoutDocumentReader(text)
        guard reader.next().map(String.init) == LayoutDocument.signature else { throw .unknownFormat }
        self.init(header: [], nodes: [], constraints: [], audits: [])
        try readHeaderAndTree(&reader)
        try readConstraints(&reader)
        while let line = reader.next() {
            guard line.hasPrefix("  ") else { throw reader.unexpected(line) }
            if line != "  none" { audits.append(String(line.dropFirst(2))) }
        }
    }

    private mutating func readHeaderAndTree(_ reader: inout LayoutDocumentReader) throws(SyntaxError) {
        while let line = reader.next() {
            if line == "constraints" { return }
            let (indent, content) = LayoutDocumentReader.split(line)
            if let node = Node(depth: indent / 2, content),
                nodes.isEmpty || node.depth <= nodes[nodes.count - 1].depth + 1
            {
                nodes.append(node)
            } else if let property = Property(content), indent == nodes.last.map({ $0.depth * 2 + 4 }) ?? 0 {
                add(property)
            } else {
                throw reader.unexpected(line)
            }
        }
        throw reader.unexpected("")
    }

    private mutating func add(_ property: Property) {
        if nodes.isEmpty { header.append(property) } else { nodes[nodes.count - 1].properties.append(property) }
    }

    private mutating func readConstraints(_ reader: inout LayoutDocumentReader) throws(SyntaxError) {
        while let line = reader.next() {
            if line == "audits" { return }
            guard line.hasPrefix("  "), let gap = LayoutDocumentReader.lastGap(in: line.dropFirst(2)) else {
                throw reader.unexpected(line)
            }
            constraints.append(
                ConstraintLine(
                    text: String(line.dropFirst(2)[..<gap.lowerBound]), result: String(line[gap.upperBound...])))
        }
        throw reader.unexpected("")
    }
}

extension LayoutDocument.Property {
    fileprivate init?(_ content: Substring) {
        let parts = content.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        self.init(String(parts[0]), String(parts[1]))
    }
}

extension LayoutDocument.Node {
    /// A view's line is its id, two spaces, and four numbers.
    fileprivate init?(depth: Int, _ content: Substring) {
        guard let gap = LayoutDocumentReader.lastGap(in: content) else { return nil }
        let words = content[gap.upperBound...].split(separator: " ", omittingEmptySubsequences: false)
        let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
        guard words.count == 4, numbers.count == 4, !content[..<gap.lowerBound].isEmpty else { return nil }
        self.init(
            depth: depth, id: String(content[..<gap.lowerBound]),
            frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), properties: [])
    }
}

/// The lines of a document, one after the other.
struct LayoutDocumentReader {
    private let lines: [Substring]
    private var position = 0

    init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    mutating func next() -> Substring? {
        guard position < lines.count else { return nil }
        position += 1
        return lines[position - 1]
    }

    func unexpected(_ line: some StringProtocol) -> LayoutDocument.SyntaxError {
        .unexpected(line: max(position, 1), text: String(line))
    }

    static func split(_ line: Substring) -> (indent: Int, content: Substring) {
        let content = line.drop { $0 == " " }
        return (line.count - content.count, content)
    }

    /// The last place with two spaces side by side.
    static func lastGap(in line: Substring) -> Range<Substring.Index>? {
        var end = line.endIndex
        while end > line.startIndex {
            let before = line.index(before: end)
            if line[before] == " ", before > line.startIndex {
                let start = line.index(before: before)
                if line[start] == " " { return start..<end }
            }
            end = before
        }
        return nil
    }
}
