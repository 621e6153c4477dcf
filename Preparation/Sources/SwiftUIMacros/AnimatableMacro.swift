import SwiftSyntax
import SwiftSyntaxMacros

/// `@Animatable`, which makes `animatableData` of the stored properties of a type.
enum AnimatableMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let properties = try AnimatableProperties(of: declaration)
        guard !properties.list.isEmpty else { return [] }
        let access = declaration.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        return [
            """
            \(raw: access)var animatableData: \(raw: properties.type) {
                get {
                    \(raw: properties.value)
                }
                set {
                    \(raw: properties.assignments)
                }
            }
            """
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
    }
}
