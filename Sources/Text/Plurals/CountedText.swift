/// A text of a translation, with the forms that it has for numbers.
package struct CountedText: Hashable, Sendable {
    /// What is shown, a format whose variables have forms.
    package var format: String
    package var variables: [String: Variable]

    /// What a format says of one of its arguments.
    package struct Variable: Hashable, Sendable {
        /// Which argument, from 1; `nil` for the next one.
        package var position: Int?
        /// Whether a form is a whole format, whose placeholders stand for the arguments from the first one on.
        package var isWhole: Bool
        package var forms: [PluralCategory: String]

        package init(position: Int? = nil, isWhole: Bool = false, forms: [PluralCategory: String]) {
            self.position = position
            self.isWhole = isWhole
            self.forms = forms
        }

        /// The form for a number. One for `zero` is that for the number 0 in all languages (Foundation Release Notes for OS X 10.9).
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

    /// The text with each variable in its form for `other`, the only one that all languages have.
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
