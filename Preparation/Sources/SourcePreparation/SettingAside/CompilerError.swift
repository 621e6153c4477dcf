/// An error of the compiler in a source file.
public struct CompilerError: Hashable, Sendable {
    /// The absolute path of the file, with a suffix for what preparation adds to it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int
    /// The text after `error: `.
    public var text: String

    /// Parses a line of the output of the compiler, or of the linker, which names a line alone; `nil` for any other
    /// line than that of an error in a source.
    public init?(_ output: some StringProtocol) {
        let parts = output.split(separator: ": error: ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        var place = parts[0].split(separator: ":", omittingEmptySubsequences: false)
        if parts[1].hasPrefix(Self.lost) { place.append("1") }
        guard place.count > 2, place[0].hasPrefix("/"), let line = Int(place[place.count - 2]),
            let column = Int(place[place.count - 1])
        else { return nil }
        self.init(
            file: place.dropLast(2).joined(separator: ":"), line: line, column: column, text: String(parts[1]))
    }

    /// What the linker says of a symbol that no library has.
    private static let lost = "undefined reference to '"

    /// Creates an error at a place.
    init(file: String, line: Int, column: Int, text: String) {
        (self.file, self.line, self.column, self.text) = (file, line, column, text)
    }
}

extension CompilerError {
    /// The words of the text between its quotation marks and around them, which take turns.
    private var quotes: [Substring] { text.split(separator: "'", omittingEmptySubsequences: false) }

    /// Returns the quoted words after a beginning of the text; `nil` for another text.
    private func quoted(after beginning: String) -> [Substring]? {
        guard text.hasPrefix(beginning) else { return nil }
        return quotes.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }

    /// The module that is imported and does not exist.
    var missingModule: String? { quoted(after: "no such module '")?.first.map(String.init) }

    /// The symbol that no library has.
    private var missingSymbol: String? { quoted(after: Self.lost)?.first.map(String.init) }

    /// The name that is not found in the scope.
    var missingName: String? {
        guard text.contains("in scope") else { return nil }
        for beginning in ["cannot find type '", "cannot find '", "cannot find operator '"] {
            if let name = quoted(after: beginning)?.first { return String(name) }
        }
        return nil
    }

    /// The member that is not found, with its type, such as `UIView` and `effect`.
    var missingMember: (owner: String, name: String)? {
        guard text.contains("has no member '") || text.contains("has no dynamic member '"),
            let words = quoted(after: "value of ") ?? quoted(after: "type '") ?? quoted(after: "reference to member '"),
            let owner = words.first, let name = words.last, words.count > 1
        else { return nil }
        return (owner.typeName, String(name))
    }

    /// The protocol to which the type at the place does not conform.
    var unmetProtocol: String? {
        guard text.contains("does not conform to protocol '") else { return nil }
        return quoted(after: "type '")?.last.map(String.init)
    }

    /// The type that lacks a member, a superclass or a protocol, for errors that may follow from what it lost.
    var typeThatLacks: String? {
        if let missingMember { return missingMember.owner }
        if unmetProtocol != nil { return quoted(after: "type '")?.first?.typeName }
        if let words = quoted(after: "'super' cannot be used in class '") {
            return words.dropFirst().first.map(String.init)
        }
        guard let range = text.firstRange(of: " requires that '") else { return nil }
        return text[range.upperBound...].split(separator: "'").first?.typeName
    }

    /// The type that has no initializer, or none that can be called at the place.
    var typeWithoutInitializer: String? {
        let isHidden = text.contains("' initializer is inaccessible due to '")
        guard isHidden || isOfMissingInitializer, text.contains("'") else { return nil }
        return quotes.dropFirst().first?.typeName
    }

    /// The labels of an initializer that a class must repeat.
    var requiredInitializer: String? {
        quoted(after: "'required' initializer '")?.dropFirst().first.map(String.init)
    }

    /// Whether a declaration overrides nothing.
    var isOfLostOverride: Bool {
        text.contains("does not override any")
            || text.hasPrefix("'override' can only be specified on class members")
            || text.hasPrefix("initializer does not override")
    }

    /// Whether a class or structure has lost all of its initializers.
    var isOfMissingInitializer: Bool { text.hasSuffix("has no initializers") }

    /// Whether the text is no Swift, on any system.
    var isOfSyntax: Bool {
        text.hasPrefix("expected ") || text.hasPrefix("consecutive ") || text.hasPrefix("unterminated ")
            || text.hasPrefix("extraneous '") || text.hasPrefix("source file contains a conflict marker")
            || text.hasPrefix("invalid character in source file")
    }

    /// What the place needs, for a table: a name of a declaration or module, or the text of the error.
    var need: String {
        if let missingModule { return missingModule }
        if let missingName { return missingName }
        if let missingSymbol { return missingSymbol }
        if let missingMember { return "\(missingMember.owner).\(missingMember.name)" }
        return text
    }

    /// Whether a mark takes a value out of what is no optional here, as some results of Foundation are.
    var isOfExtraMark: Bool {
        text.hasPrefix("cannot force unwrap value of non-optional type ")
            || text.hasPrefix("cannot use optional chaining on non-optional value ")
    }

    /// Whether a value is an optional here, as some results of C are.
    var isOfOptional: Bool {
        text.hasPrefix("value of optional type ") && text.contains("must be unwrapped to a value of type ")
    }

    /// Whether a value is cast that is an optional here alone, such as an address of `NSURL`.
    var isOfCastOptional: Bool {
        let words = text.split(separator: "?' is not convertible to '")
        return words.count == 2 && words[0].hasPrefix("'") && !words[1].contains("?")
    }

    /// Whether a value is bound that is no optional here.
    var isOfBoundValue: Bool { text.hasPrefix("initializer for conditional binding must have Optional type, not ") }

    /// Whether the compiler gave up an expression, which hides what is wrong in it and takes long each time.
    var isOfPatience: Bool { text.hasPrefix("the compiler is unable to type-check this expression in reasonable time") }

    /// Whether `need` is the name of something that is missing.
    var namesNeed: Bool {
        missingModule != nil || missingName != nil || missingSymbol != nil || missingMember != nil
    }
}

extension Substring {
    /// The name of a type without optionality, metatype and arguments.
    fileprivate var typeName: String {
        String(split(separator: "<")[0].prefix { !"?!".contains($0) }).replacing(".Type", with: "")
    }
}
