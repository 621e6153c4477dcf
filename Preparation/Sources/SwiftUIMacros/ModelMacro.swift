import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model`, which makes a class a model of SwiftData whose stored properties are observed.
enum ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(ClassDeclSyntax.self) else {
            throw MacroProblem("'@Model' can only be applied to a class")
        }
        let isPublic = type.modifiers.contains { ["public", "open"].contains($0.name.text) }
        return [
            "@Observation.ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()",
            """
            @Observation.ObservationIgnored \(raw: isPublic ? "public " : "")let _modelPlace = SwiftData.ModelPlace()
            """,
            """
            internal nonisolated func access<_Member>(keyPath: KeyPath<\(type.name.trimmed), _Member>) {
                _$observationRegistrar.access(self, keyPath: keyPath)
            }
            """,
            """
            internal nonisolated func withMutation<_Member, _Result>(
                keyPath: KeyPath<\(type.name.trimmed), _Member>, _ mutation: () throws -> _Result
            ) rethrows -> _Result {
                try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
            }
            """,
            """
            private nonisolated func shouldNotifyObservers<_Member>(_ old: _Member, _ new: _Member) -> Bool { true }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), variable.isObservable else { return [] }
        return ["@Observation.ObservationTracked"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")]
    }
}

extension VariableDeclSyntax {
    /// Whether it is a stored variable of an object without a wrapper.
    fileprivate var isObservable: Bool {
        let words = modifiers.map(\.name.text)
        let marks = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        return bindingSpecifier.tokenKind == .keyword(.var)
            && !["static", "class", "lazy"].contains(where: words.contains)
            && !marks.contains { $0.hasSuffix("ObservationIgnored") || $0.hasSuffix("ObservationTracked") }
            && bindings.count == 1 && bindings.allSatisfy { $0.accessorBlock == nil }
    }
}
