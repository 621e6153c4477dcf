import SwiftSyntax
import SwiftSyntaxMacros

/// A mark of a property that makes no difference here, such as `@Attribute(.unique)`.
enum UnusedMarkMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// A declaration that makes no difference here, such as `#Unique<A>([\.b])`.
enum UnusedDeclarationMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
