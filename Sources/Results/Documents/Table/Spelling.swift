import LayoutSimNotation

/// How a value is written in a document so that it reads back as the identical value.
struct Spelling<Value>: Sendable {
    /// Returns the value as words.
    let write: @Sendable (Value) -> String
    /// Reads the value from the next words, if they are valid.
    let read: @Sendable (inout WordReader) -> Value?
    /// Returns the value as shown to people: the same words, unless those are unclear on their own.
    let text: @Sendable (Value) -> String

    init(
        write: @escaping @Sendable (Value) -> String, read: @escaping @Sendable (inout WordReader) -> Value?,
        text: (@Sendable (Value) -> String)? = nil
    ) {
        self.write = write
        self.read = read
        self.text = text ?? write
    }
}

extension Spelling where Value: Sendable {
    /// The value, or the word `none`.
    var orNone: Spelling<Value?> {
        Spelling<Value?>(
            write: { $0.map(write) ?? "none" }, read: { $0.skip("none") ? .some(nil) : read(&$0).map { .some($0) } },
            text: { $0.map(text) ?? "none" })
    }
}

extension Spelling where Value: RawRepresentable<String> & Sendable {
    /// The raw value, for enumerations whose raw values are plain words.
    static var word: Spelling { Spelling(write: \.rawValue, read: { $0.value() }) }
}

extension Spelling<Double> {
    static var number: Spelling {
        Spelling(write: exact, read: { $0.number() })
    }
}

extension Spelling<Int> {
    static var integer: Spelling {
        Spelling(write: { "\($0)" }, read: { $0.integer() })
    }
}

extension Spelling<Bool> {
    static var truth: Spelling {
        either("true", "false")
    }

    static func either(_ yes: String, _ no: String) -> Spelling {
        Spelling(write: { $0 ? yes : no }, read: { $0.skip(yes) ? true : $0.skip(no) ? false : nil })
    }

    /// Returns a spelling that writes a word if the value is `true`.
    static func flag(_ word: String) -> Spelling {
        Spelling(write: { _ in word }, read: { $0.skip(word) ? true : nil }, text: { "\($0)" })
    }
}

extension Spelling<String> {
    /// A name, quoted unless it is one plain word.
    static var name: Spelling {
        Spelling(write: quotedIfNeeded, read: { $0.name() })
    }

    /// A quoted text.
    static var quotation: Spelling {
        Spelling(write: quoted, read: { $0.name() }, text: { $0 })
    }
}

extension Spelling<[String]> {
    static var names: Spelling {
        Spelling(write: { $0.map(quotedIfNeeded).joined(separator: " ") }, read: { $0.names() })
    }
}

extension WordReader {
    mutating func integer() -> Int? { word().flatMap { Int($0) } }

    /// Reads all names up to the end of the line.
    mutating func names() -> [String]? {
        var names: [String] = []
        while let name = name() { names.append(name) }
        return isAtEnd ? names : nil
    }
}
