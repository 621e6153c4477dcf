package import LayoutSimViewTree

/// A parsed visual format, before names are looked up.
package struct VisualFormat {
    /// A relation of a distance or length to a number, a metric, or a view.
    package struct Predicate: Equatable {
        /// The relation.
        package var relation = Constraint.Relation.equal
        /// What the distance or length is compared with.
        package var object: Operand
        /// A number or the name of a metric; `nil` for the required priority.
        package var priority: Operand?
        /// The factor of the object; `nil` for none.
        package var multiplier: Double?
        /// What is added to the object; `nil` for nothing.
        package var constant: Operand?

        /// Creates a relation of the required priority.
        package init(_ relation: Constraint.Relation = .equal, _ object: Operand) {
            (self.relation, self.object) = (relation, object)
        }
    }

    /// A number, or a name for one.
    package enum Operand: Equatable {
        /// A number.
        case number(Double)
        /// The name of a metric or a view.
        case name(String)
    }

    /// A part of a format, from start to end.
    package enum Part: Equatable {
        /// The superview of the views.
        case superview
        /// A view, by its name, with the relations of its length.
        case view(String, [Predicate])
        /// A connection between views; no predicates mean the standard spacing.
        case connection([Predicate])
    }

    /// Whether the views lie one below the other.
    package var isVertical = false
    /// The parts from start to end.
    package var parts: [Part] = []

    /// A parse error and its offset in the format.
    package struct Failure: Error {
        /// What was expected.
        package let message: String
        /// The number of characters before the error, without spaces.
        package let offset: Int
    }

    /// Parses a format by Apple's grammar.
    package init(_ text: String) throws(Failure) {
        var reader = VisualFormatReader(text)
        if reader.skip("V:") { isVertical = true } else { _ = reader.skip("H:") }
        if reader.skip("|") {
            parts.append(.superview)
            if let connection = try reader.connection() { parts.append(.connection(connection)) }
        }
        while reader.peek == "[" {
            parts.append(try reader.view())
            if reader.isAtEnd { return }
            let connection = try reader.connection()
            if let connection { parts.append(.connection(connection)) }
            if reader.skip("|") {
                parts.append(.superview)
                break
            }
            if connection != nil, reader.peek != "[" {
                throw Failure(message: "Expected a view. View names start with [", offset: reader.offset)
            }
        }
        guard reader.isAtEnd, !parts.isEmpty else {
            throw Failure(message: "Unable to parse constraint format", offset: reader.offset)
        }
    }
}

/// A reader that parses a visual format character by character.
private struct VisualFormatReader {
    private let characters: [Character]
    private(set) var offset = 0

    init(_ text: String) { characters = text.filter { !$0.isWhitespace } }

    var isAtEnd: Bool { offset >= characters.count }
    var peek: Character? { isAtEnd ? nil : characters[offset] }

    mutating func skip(_ word: String) -> Bool {
        guard characters[offset...].starts(with: word) else { return false }
        offset += word.count
        return true
    }

    private mutating func expect(_ word: String) throws(VisualFormat.Failure) {
        if !skip(word) { throw VisualFormat.Failure(message: "Expected a '\(word)' here", offset: offset) }
    }

    mutating func view() throws(VisualFormat.Failure) -> VisualFormat.Part {
        try expect("[")
        let name = identifier()
        guard !name.isEmpty else { throw VisualFormat.Failure(message: "Expected a view name", offset: offset) }
        let predicates = peek == "(" ? try self.predicates() : []
        try expect("]")
        return .view(name, predicates)
    }

    /// Parses a connection such as `-`, `-8-`, or `-(>=8@750)-`; returns `nil` if the views adjoin without spacing.
    mutating func connection() throws(VisualFormat.Failure) -> [VisualFormat.Predicate]? {
        guard skip("-") else { return nil }
        guard let next = peek, next != "[", next != "|" else { return [] }
        let found = next == "(" ? try predicates() : [VisualFormat.Predicate(.equal, try operand())]
        try expect("-")
        return found
    }

    private mutating func predicates() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
        try expect("(")
        var found: [VisualFormat.Predicate] = []
        repeat { found.append(try predicate()) } while skip(",")
        try expect(")")
        return found
    }

    private mutating func predicate() throws(VisualFormat.Failure) -> VisualFormat.Predicate {
        let relation = Constraint.Relation.allCases.first { skip($0.rawValue) } ?? .equal
        var predicate = VisualFormat.Predicate(relation, try operand())
        if skip("*") {
            predicate.multiplier = number()
        } else if skip("/") {
            predicate.multiplier = number().map { 1 / $0 }
        }
        if skip("+") {
            predicate.constant = try operand()
        } else if case .name = predicate.object, peek == "-" {
            predicate.constant = try operand()
        }
        if skip("@") { predicate.priority = try operand() }
        return predicate
    }

    private mutating func operand() throws(VisualFormat.Failure) -> VisualFormat.Operand {
        if let number = number() { return .number(number) }
        let name = identifier()
        guard !name.isEmpty else {
            throw VisualFormat.Failure(message: "Expected a number or the name of a metric or view", offset: offset)
        }
        return .name(name)
    }

    private mutating func number() -> Double? {
        let start = offset
        if peek == "-" { offset += 1 }
        while let next = peek, next.isNumber || next == "." { offset += 1 }
        guard let value = Double(String(characters[start..<offset])) else {
            offset = start
            return nil
        }
        return value
    }

    private mutating func identifier() -> String {
        let start = offset
        guard let first = peek, first.isLetter || first == "_" else { return "" }
        while let next = peek, next.isLetter || next.isNumber || next == "_" || next == "." { offset += 1 }
        return String(characters[start..<offset])
    }
}
