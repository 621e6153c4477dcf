import SwiftSyntax

/// The types with entries.
enum EntryContainer: String {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focus = "FocusedValues"

    /// Returns `nil` for other types.
    ///
    /// - Parameter type: The name, perhaps behind that of its module.
    init?(of type: String) { self.init(rawValue: type.split(separator: ".").last.map(String.init) ?? type) }

    /// The protocol of its keys.
    var key: String {
        switch self {
        case .environment: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .container: "ContainerValueKey"
        case .focus: "FocusedValueKey"
        }
    }

    /// Returns the member of a key for a variable.
    func member(_ binding: PatternBindingSyntax) throws -> String {
        let type = binding.typeAnnotation?.type.trimmed
        let wrapped = type.flatMap(EntryContainer.wrapped)
        if self == .focus {
            guard let wrapped, binding.initializer == nil else {
                throw MacroProblem("an '@Entry' of FocusedValues has an optional type and no value")
            }
            return "typealias Value = \(wrapped)"
        }
        guard let value = binding.initializer?.value.trimmedDescription ?? wrapped.map({ _ in "nil" }) else {
            throw MacroProblem("an '@Entry' without an optional type needs a value")
        }
        guard let type else { return "@SwiftUI.__EntryDefaultValue static var defaultValue = \(value)" }
        return "static var defaultValue: \(type) {\nget { return \(value) }\n}"
    }

    /// Returns what an optional type wraps.
    private static func wrapped(_ type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmedDescription }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional.wrappedType.trimmedDescription
        }
        let (name, clause) =
            type.as(IdentifierTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
            ?? type.as(MemberTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) } ?? (.identifier(""), nil)
        return name.text == "Optional" ? clause?.arguments.first?.argument.trimmedDescription : nil
    }
}
