import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`, which gives a variable a key of its own, and reads and writes the value of that key.
enum EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(of: declaration, in: context)
        return [
            "get { self[\(raw: entry.key).self] }",
            "set { self[\(raw: entry.key).self] = newValue }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // What is wrong is said once, by the accessors.
        guard let entry = try? Entry(of: declaration, in: context) else { return [] }
        return ["private struct \(raw: entry.key): SwiftUI.\(raw: entry.container.key) {\n\(raw: entry.member)\n}"]
    }
}
