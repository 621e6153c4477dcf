/// The words by which a screen in a state is asked for on a command line: `list --state partial --offset 640`.
public struct RequestWords {
    /// Words that are not understood.
    public struct Failure: Error, CustomStringConvertible {
        /// The words and what is wrong with them.
        public let description: String
    }

    private let text: String
    private var rest: ArraySlice<Substring>
    private var option = ""

    /// Takes a text apart at its spaces.
    public init(_ text: String) {
        self.text = text
        rest = text.split(separator: " ")[...]
    }

    /// Reads the first word, the name of a screen.
    public mutating func name<Name: RawRepresentable<String> & CaseIterable>(_ type: Name.Type = Name.self) throws
        -> Name
    {
        guard let name = rest.popFirst().flatMap({ Name(rawValue: String($0)) }) else {
            let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure(description: "\"\(text)\" names no screen; the screens are \(names)")
        }
        return name
    }

    /// Reads the next option; `nil` at the end.
    public mutating func nextOption() -> String? {
        guard let word = rest.popFirst() else { return nil }
        option = String(word)
        return option
    }

    /// Reads the value of the option that was read last.
    public mutating func value<Value>(_ make: (String) -> Value?) throws -> Value {
        let text = String(rest.popFirst() ?? "")
        guard let value = make(text) else { throw Failure(description: "\(option) cannot be \"\(text)\"") }
        return value
    }

    /// The error that the option that was read last does not exist.
    public var failure: Failure { Failure(description: "\"\(option)\" is not understood") }
}
