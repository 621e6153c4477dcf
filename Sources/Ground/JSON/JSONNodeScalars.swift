import LayoutSimErrors

extension JSONNode {
    /// The value as a string.
    package func string() throws(JSONError) -> String {
        guard case .string(let text) = value.content else { throw wrongType("a string") }
        return text
    }

    /// The value as a string with at least one character.
    package func nonEmptyString() throws(JSONError) -> String {
        let text = try string()
        guard !text.isEmpty else { throw error("is empty") }
        return text
    }

    /// The value as `true` or `false`.
    package func boolean() throws(JSONError) -> Bool {
        guard case .boolean(let value) = value.content else { throw wrongType("true or false") }
        return value
    }

    /// The value as a number, which is never infinite or NaN.
    package func number() throws(JSONError) -> Double {
        guard case .number(let number) = value.content else { throw wrongType("a number") }
        return number
    }

    /// The value as a number within a closed range.
    package func number(in range: ClosedRange<Double>) throws(JSONError) -> Double {
        let number = try number()
        guard range.contains(number) else {
            throw wrongValue("a number from \(JSON.number(range.lowerBound)) to \(JSON.number(range.upperBound))")
        }
        return number
    }

    /// The value as an integer that a double represents exactly.
    package func integer(in range: ClosedRange<Int> = -(1 << 53)...(1 << 53)) throws(JSONError) -> Int {
        guard case .number(let number) = value.content else { throw wrongType("a whole number") }
        guard let integer = Int(exactly: number) else { throw wrongValue("a whole number") }
        guard range.contains(integer) else {
            throw wrongValue("a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return integer
    }

    /// The value as a case of an enum with string raw values.
    package func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _: Choice.Type = Choice.self
    ) throws(JSONError) -> Choice {
        let text = try string()
        if let choice = Choice(rawValue: text) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        throw wrongValue(
            "one of \(names.map { "'\($0)'" }.joined(separator: ", "))",
            suggestion: Suggestion.nearest(to: text, among: names))
    }
}
