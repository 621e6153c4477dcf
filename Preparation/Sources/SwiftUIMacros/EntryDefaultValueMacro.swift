import SwiftSyntax
import SwiftSyntaxMacros

/// `@__EntryDefaultValue`, which makes the value of a variable anew whenever it is read, with the type that the
/// compiler finds for it.
enum EntryDefaultValueMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else {
            throw MacroProblem("'@__EntryDefaultValue' belongs to a variable with a value")
        }
        return ["get { return \(value.trimmed) }"]
    }
}
