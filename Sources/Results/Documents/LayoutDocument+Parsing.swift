import LayoutSimNotation
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutDocument {
    /// Why a text is not a layout document.
    public enum SyntaxError: Error, Hashable, Sendable {
        /// The first line is not that of the format.
        case unknownFormat
        /// A line that is not part of the format.
        case unexpected(line: Int, text: String)
        /// The text ends before a part begins or before it has any lines.
        case incomplete(line: Int, missing: String)

        /// The line that the error is about, from 1.
        public var line: Int {
            switch self {
            case .unexpected(let line, _), .incomplete(let line, _): line
            case .unknownFormat: 1
            }
        }
    }

    /// Parses what `description` prints, in this format or an older one; throws a `SyntaxError`.
    public init(parsing text: String) throws(SyntaxError) {
        var reader = LayoutDocumentReader(text)
        guard let line = reader.next(),
            let format = (1...LayoutDocument.currentFormat).first(where: {
                line.text == LayoutDocument.signature(of: $0)
            })
        else { throw .unknownFormat }
        self.init(format: format, header: [], nodes: [], constraints: [], audits: [])
        try readHeaderAndTree(&reader)
        try readConstraints(&reader)
        try readAudits(&reader)
    }

    private mutating func readHeaderAndTree(_ reader: inout LayoutDocumentReader) throws(SyntaxError) {
        while let line = reader.next() {
            if line.text == "constraints" { return }
            if let node = Node(line), nodes.last.map({ (1...$0.depth + 1).contains(node.depth) }) ?? (node.depth == 0) {
                nodes.append(node)
            } else if let property = Property(line.content), line.indent == nodes.last.map({ $0.depth * 2 + 4 }) ?? 0 {
                add(property)
            } else {
                throw reader.unexpected(line)
            }
        }
        throw reader.incomplete("constraints")
    }

    private mutating func add(_ property: Property) {
        if nodes.isEmpty { header.append(property) } else { nodes[nodes.count - 1].properties.append(property) }
    }

    private mutating func readConstraints(_ reader: inout LayoutDocumentReader) throws(SyntaxError) {
        while let line = reader.next() {
            if line.text == "audits" { return }
            guard line.indent == 2, let constraint = ConstraintLine(line.content) else { throw reader.unexpected(line) }
            constraints.append(constraint)
        }
        throw reader.incomplete("audits")
    }

    private mutating func readAudits(_ reader: inout LayoutDocumentReader) throws(SyntaxError) {
        guard let first = reader.next() else { throw reader.incomplete("none") }
        var line: DocumentLine? = first.text == LayoutDocument.noAudits ? reader.next() : first
        let hasAudits = first.text != LayoutDocument.noAudits
        while let audit = line, sizes == nil {
            if let partition = SizePartition(audit), !hasAudits || !audits.isEmpty {
                sizes = partition
            } else {
                guard hasAudits, audit.indent == 2, !audit.content.isEmpty else { throw reader.unexpected(audit) }
                audits.append(String(Substring(audit.content)))
            }
            line = reader.next()
        }
        while let piece = line {
            guard sizes?.read(piece) == true else { throw reader.unexpected(piece) }
            line = reader.next()
        }
    }
}

extension LayoutDocument.Property {
    /// A word, a single space, and the rest of the line; two spaces mark a view.
    fileprivate init?(_ content: Substring.UTF8View) {
        let name = content.prefix { $0 != UInt8(ascii: " ") }
        let value = content[name.endIndex...].dropFirst()
        guard !name.isEmpty, let first = value.first, first != UInt8(ascii: " ") else { return nil }
        self.init(String(Substring(name)), String(Substring(value)))
        if PropertyLine<View>.withOutcome.contains(self.name) { takeOutcome() }
    }

    /// Moves a number before the word `of` from the value to the outcome.
    private mutating func takeOutcome() {
        guard let space = value.firstIndex(of: " "), let number = printedNumber(value[..<space]) else { return }
        outcome = number
        value = String(value[value.index(after: space)...])
    }
}

extension LayoutDocument.Node {
    /// A view's line is its id, two spaces, and four numbers.
    fileprivate init?(_ line: DocumentLine) {
        guard line.indent.isMultiple(of: 2), let (id, rest) = unquoted(line.content),
            rest.starts(with: DocumentLine.gap)
        else { return nil }
        let words = rest.dropFirst(2).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        let numbers = words.compactMap { Double(Substring($0)) }.filter(\.isFinite)
        guard words.count == 4, numbers.count == 4 else { return nil }
        self.init(
            depth: line.indent / 2, id: id,
            frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), properties: [])
    }
}

extension LayoutDocument.ConstraintLine {
    /// The relation, two spaces, and the result, which itself has no two spaces.
    fileprivate init?(_ content: Substring.UTF8View) {
        guard let gap = content.indices.last(where: { content[$0...].starts(with: DocumentLine.gap) }) else {
            return nil
        }
        let result = content[gap...].dropFirst(2)
        guard gap > content.startIndex, !result.isEmpty else { return nil }
        self.init(
            text: String(Substring(content[..<gap])), outcome: ConstraintOutcome(reading: String(Substring(result))))
    }
}

/// A line of a document, parsed as bytes, since combining characters would merge with the space before them.
struct DocumentLine {
    static let gap = "  ".utf8

    /// The number of spaces at the beginning of the line.
    let indent: Int
    /// The line after its indentation.
    let content: Substring.UTF8View
    /// The whole line.
    let text: Substring

    init(_ line: Substring.UTF8View) {
        content = line.drop { $0 == UInt8(ascii: " ") }
        indent = line.count - content.count
        text = Substring(line)
    }
}

/// Reads the lines of a document one at a time.
struct LayoutDocumentReader {
    private let lines: [Substring.UTF8View]
    private var position = 0

    init(_ text: String) {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    mutating func next() -> DocumentLine? {
        guard position < lines.count else { return nil }
        position += 1
        return DocumentLine(lines[position - 1])
    }

    func unexpected(_ line: DocumentLine) -> LayoutDocument.SyntaxError {
        .unexpected(line: position, text: String(line.text))
    }

    func incomplete(_ missing: String) -> LayoutDocument.SyntaxError {
        .incomplete(line: position, missing: missing)
    }
}
