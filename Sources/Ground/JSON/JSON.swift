/// A JSON value to write, whose members keep their order.
package indirect enum JSON: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A finite number, written with the fewest digits that read back as the same double.
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A key and its value.
    package struct Member: Hashable, Sendable {
        /// The key of the member.
        package var key: String
        /// The value of the member.
        package var value: JSON

        /// Creates a member from a key and a value.
        package init(_ key: String, _ value: JSON) {
            self.key = key
            self.value = value
        }
    }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByStringInterpolation {
    /// Creates the null value.
    package init(nilLiteral: ()) { self = .null }
    /// Creates a Boolean value.
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Creates a string.
    package init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a number from an integer.
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Creates a number.
    package init(floatLiteral value: Double) { self = .number(value) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Creates an array.
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// Creates an object whose members keep their order.
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member($0, $1) })
    }
}

extension JSON {
    /// An object with the members that have a value.
    package init(_ members: KeyValuePairs<String, JSON?>) {
        self = .object(members.compactMap { key, value in value.map { Member(key, $0) } })
    }

    /// A number that may come from bad input: JSON has no infinity, which becomes the largest finite number, and no
    /// NaN, which becomes 0.
    package static func number(finite number: Double) -> JSON {
        let largest = Double.greatestFiniteMagnitude
        return .number(number.isNaN ? 0 : min(max(number, -largest), largest))
    }
}
