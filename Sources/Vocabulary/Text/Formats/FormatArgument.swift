/// A format specifier, which is replaced by an argument: `%.2f`.
package struct FormatArgument: Hashable, Sendable {
    /// The position of the argument, from 1; `nil` for the next one.
    package var position: Int?
    /// The part after the percent sign and the position: `.2f`.
    package var specification: String

    package init(position: Int? = nil, specification: String) {
        self.position = position
        self.specification = specification
    }

    /// The type of argument that a specifier formats.
    package enum Kind: String, Hashable, Sendable {
        case object = "a text or an object"
        case integer = "a whole number"
        case floating = "a number with a fraction"
        case pointer = "a pointer"
    }

    /// The type of the argument.
    package var kind: Kind {
        switch specification.last {
        case "@": .object
        case "f", "F", "e", "E", "g", "G", "a", "A": .floating
        case "s", "S", "p": .pointer
        default: .integer
        }
    }

    /// Whether its width or precision is an argument, too.
    package var takesLength: Bool { specification.contains("*") }

    static let conversions = "@dDiuUxXoOfFeEgGaAcCsSp"
}

extension FormatArgument: CustomStringConvertible {
    /// The specifier as it is written.
    package var description: String { "%" + (position.map { "\($0)$" } ?? "") + specification }
}
