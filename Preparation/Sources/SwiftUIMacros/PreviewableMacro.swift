import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`, which only marks variables for the `#Preview` around them.
enum PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else {
            throw MacroProblem("'@Previewable' can only be attached to variables in the body of a '#Preview'")
        }
        return []
    }
}
