import SwiftSyntax

extension SourceVisitor {
    func prepare(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers, exportsAll: false, isClass: false, isGeneric: false)
        guard node.attributes.has("objc") else { return .visitChildren }
        if let bound = ProtocolEdits.classBound(node) { draft.edits.append(bound) }
        let defaults = optionalRequirements(node.memberBlock.members)
        if !defaults.isEmpty, let scope = scopes.last {
            draft.additions.append(
                conditions.map { "#if \($0)\n" }.joined()
                    + ProtocolEdits.defaults(of: node, path: scope.path, defaults)
                    + conditions.map { _ in "\n#endif" }.joined())
        }
        return .visitChildren
    }

    /// Replaces the word `optional` with blanks and returns the default implementations.
    private func optionalRequirements(_ members: MemberBlockItemListSyntax) -> [String] {
        var defaults: [String] = []
        for member in members {
            guard let (modifiers, name, implementation) = requirement(member.decl),
                let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) })
            else { continue }
            draft.edits.append(.blank(word.bytes))
            draft.facts.optionalRequirements.insert(name)
            defaults.append(implementation)
        }
        return defaults
    }

    private func requirement(_ node: DeclSyntax) -> (DeclModifierListSyntax, name: String, implementation: String)? {
        if let function = node.as(FunctionDeclSyntax.self) {
            return (function.modifiers, function.name.text, ProtocolEdits.implementation(function))
        }
        guard let variable = node.as(VariableDeclSyntax.self),
            let implementation = ProtocolEdits.implementation(variable),
            let name = variable.bindings.first?.pattern.trimmedDescription
        else { return nil }
        return (variable.modifiers, name, implementation)
    }
}
