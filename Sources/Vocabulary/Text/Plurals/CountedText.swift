/// A translated text with its plural forms.
package struct CountedText: Hashable, Sendable {
    /// The displayed format string, whose variables have plural forms.
    package var format: String
    package var variables: [String: Variable]

    /// A variable with plural forms for one of the arguments.
    package struct Variable: Hashable, Sendable {
        /// The position of the argument, from 1; `nil` for the next one.
        package var position: Int?
        /// Whether its forms are complete format strings, whose specifiers refer to the arguments from the first one
        /// on.
        package var isWhole: Bool
        package var forms: [PluralCategory: String]

        package init(position: Int? = nil, isWhole: Bool = false, forms: [PluralCategory: String]) {
            self.position = position
            self.isWhole = isWhole
            self.forms = forms
        }

        /// Returns the form for a number. A `zero` form applies to the number 0 in all languages (Foundation Release
        /// Notes for OS X 10.9).
        func form(for number: PluralOperands?, in language: String) -> String {
            if number?.number == 0, let zero = forms[.zero] { return zero }
            let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
            return forms[category] ?? forms[.other] ?? ""
        }
    }

    package init(_ format: String, variables: [String: Variable] = [:]) {
        self.format = format
        self.variables = variables
    }

    /// The text with each variable replaced by its `other` form, the only one that every language has.
    package var other: String { expanded(format, open: []) }

    private func expanded(_ format: String, open: [String]) -> String {
        TextFormat(format).pieces.map { piece in
            guard case .variable(let name, _) = piece, let variable = variables[name], !open.contains(name) else {
                return piece.description
            }
            return expanded(variable.forms[.other] ?? "", open: open + [name])
        }
        .joined()
    }
}
