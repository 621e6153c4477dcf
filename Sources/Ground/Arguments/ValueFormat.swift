/// The format of a value on a command line, and how it is parsed.
package struct ValueFormat<Value: Sendable>: Sendable {
    /// The placeholder for the value in the help, such as `FILE` or `text|json`.
    package var placeholder: String
    /// How shells complete it.
    package var completion: Completion
    /// Parses the value; throws a problem if the text is invalid.
    package var read: @Sendable (String) throws(ValueProblem) -> Value

    /// Creates a format from a placeholder, a completion and a parser.
    package init(
        placeholder: String, completion: Completion = .nothing,
        read: @escaping @Sendable (String) throws(ValueProblem) -> Value
    ) {
        self.placeholder = placeholder
        self.completion = completion
        self.read = read
    }

    func problem(in text: String) -> ValueProblem? {
        do throws(ValueProblem) {
            _ = try read(text)
            return nil
        } catch {
            return error
        }
    }
}

extension ValueFormat where Value == String {
    /// Any text, even an empty one.
    package static func text(_ placeholder: String = "TEXT", completion: Completion = .nothing) -> ValueFormat {
        ValueFormat(placeholder: placeholder, completion: completion) { text throws(ValueProblem) in text }
    }

    /// The path of a file.
    package static func file(_ placeholder: String = "FILE") -> ValueFormat {
        ValueFormat(placeholder: placeholder, completion: .files) { text throws(ValueProblem) in
            guard !text.isEmpty else { throw .empty }
            return text
        }
    }

    /// Returns a format that accepts one of these words.
    package static func choice(of words: [String], placeholder: String? = nil) -> ValueFormat {
        ValueFormat(placeholder: placeholder ?? words.joined(separator: "|"), completion: .words(words)) {
            text throws(ValueProblem) in
            guard words.contains(text) else { throw .notAChoice(text, among: words) }
            return text
        }
    }
}

extension ValueFormat where Value == Double {
    /// A finite number in a closed range.
    package static func number(_ placeholder: String = "N", in range: ClosedRange<Double>) -> ValueFormat {
        ValueFormat(placeholder: placeholder) { text throws(ValueProblem) in
            guard let number = Double(text), !number.isNaN else { throw .notANumber }
            guard range.contains(number) else {
                throw .outOfRange(from: shortText(range.lowerBound), to: shortText(range.upperBound))
            }
            return number
        }
    }
}

extension ValueFormat where Value == ClosedRange<Double> {
    /// Two finite numbers, such as `320...414`, or one that is both ends.
    package static func range(_ placeholder: String = "A...B", in limits: ClosedRange<Double>) -> ValueFormat {
        let end = ValueFormat<Double>.number(in: limits)
        return ValueFormat(placeholder: placeholder) { text throws(ValueProblem) in
            let dots = "..."
            guard let place = text.firstRange(of: dots) else {
                let number = try end.read(text)
                return number...number
            }
            let (lower, upper) = (
                try end.read(String(text[..<place.lowerBound])), try end.read(String(text[place.upperBound...]))
            )
            guard lower <= upper else { throw .other("begins after its end") }
            return lower...upper
        }
    }
}

extension ValueFormat where Value == Int {
    /// An integer in a closed range.
    package static func integer(_ placeholder: String = "N", in range: ClosedRange<Int>) -> ValueFormat {
        ValueFormat(placeholder: placeholder) { text throws(ValueProblem) in
            guard let number = Int(text) else { throw Double(text) == nil ? .notANumber : .notWhole }
            guard range.contains(number) else {
                throw .outOfRange(from: "\(range.lowerBound)", to: "\(range.upperBound)")
            }
            return number
        }
    }
}

extension ValueFormat
where Value: CaseIterable & RawRepresentable, Value.RawValue: LosslessStringConvertible & Sendable {
    /// One of the cases of an enum, written as its raw value.
    package static func choice(_: Value.Type = Value.self, placeholder: String? = nil) -> ValueFormat {
        let words = Value.allCases.map { $0.rawValue.description }
        return ValueFormat(placeholder: placeholder ?? words.joined(separator: "|"), completion: .words(words)) {
            text throws(ValueProblem) in
            guard let match = Value.allCases.first(where: { $0.rawValue.description == text }) else {
                throw .notAChoice(text, among: words)
            }
            return match
        }
    }
}

/// The number without `.0`.
private func shortText(_ number: Double) -> String {
    Int(exactly: number)?.description ?? number.description
}
