import SwiftSyntax
import SwiftSyntaxMacros

/// A variable with the attribute `@Entry`.
struct Entry {
    let container: EntryContainer
    /// The name of the key's type.
    let key: String
    /// The only member of the key.
    let member: String

    init(of declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        let type = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        guard let container = type.flatMap(EntryContainer.init(of:)) else {
            throw MacroProblem(
                "'@Entry' belongs to variables in extensions of EnvironmentValues, Transaction, ContainerValues "
                    + "and FocusedValues")
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            let binding = variable.bindings.first, variable.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock == nil
        else { throw MacroProblem("'@Entry' belongs to a variable without accessors") }
        self.container = container
        key = "__Key_" + name.filter { $0 != "`" }
        member = try container.member(binding)
    }
}
