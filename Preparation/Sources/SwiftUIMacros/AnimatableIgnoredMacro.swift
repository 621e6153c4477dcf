import SwiftSyntax
import SwiftSyntaxMacros

/// `@AnimatableIgnored`, which only marks properties for the `@Animatable` of their type.
enum AnimatableIgnoredMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] { [] }
}
