import SwiftSyntax

extension SourceVisitor {
    /// Notes the members of an extension that may be overridden.
    func noteMembers(_ node: ExtensionDeclSyntax) {
        guard inactiveClauses == 0, node.genericWhereClause == nil, !names.isEmpty else { return }
        let owner = node.extendedType.trimmedDescription.lastName
        let access = node.modifiers.has(.public) ? "public " : ""
        for member in node.memberBlock.members.activeDeclarations {
            let found =
                member.as(FunctionDeclSyntax.self).flatMap { ExtensionMember($0, of: owner, access: access) }
                ?? member.as(VariableDeclSyntax.self).flatMap { ExtensionMember($0, of: owner, access: access) }
            guard let found, names.contains(found.name.baseName) else { continue }
            draft.extensionMembers.append(found)
            draft.facts.extensionMembers[owner, default: [:]][found.name] = found.forwarder
        }
    }

    /// Notes the members of a class that may override those of extensions.
    func noteOverrides(_ node: ClassDeclSyntax) {
        guard inactiveClauses == 0, !names.isEmpty else { return }
        let type = node.name.text
        for member in node.memberBlock.members.activeDeclarations {
            guard let (name, nameStart, modifiers) = member.overridable, names.contains(name.baseName) else { continue }
            guard let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) else {
                draft.facts.bodyMembers[type, default: []].insert(name)
                continue
            }
            draft.facts.overrides[type, default: []].insert(name)
            guard let inheritance = node.inheritanceClause?.inheritedTypes else { continue }
            draft.overrides.append(
                .init(
                    type: type, member: name, word: word.bytes, nameStart: nameStart, inheritanceEnd: inheritance.end))
        }
    }

    /// Notes a member of `super` that an extension may have.
    func prepare(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.parent?.as(MemberAccessExprSyntax.self), let type = scopes.last?.path.lastName,
            names.contains(access.declName.baseName.text)
        else { return .visitChildren }
        let name = access.declName.baseName
        draft.superCalls.append(.init(type: type, name: name.text, nameStart: name.start))
        return .visitChildren
    }

    /// Prepares an initializer: private initializers that are visible to Objective-C are inherited, so a public one is
    /// too, which calls with other arguments do not mean.
    func prepare(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.has("objc"),
            let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) })
        {
            // Attributes come before modifiers.
            let start = node.modifiers.first?.start ?? word.start
            let attribute = "@_disfavoredOverload "
            draft.edits.append(
                Edit(range: word.bytes, text: (start == word.bytes.lowerBound ? attribute : "") + "public"))
            if start != word.bytes.lowerBound { draft.edits.append(.insert(attribute, at: start)) }
        }
        return .visitChildren
    }
}

extension DeclSyntax {
    /// The name with labels and types of a method or property of objects, its position, and its modifiers.
    fileprivate var overridable: (name: String, start: Int, modifiers: DeclModifierListSyntax)? {
        if let function = self.as(FunctionDeclSyntax.self), !function.modifiers.isTypeLevel {
            return (function.nameWithTypes, function.name.start, function.modifiers)
        }
        guard let variable = self.as(VariableDeclSyntax.self), !variable.modifiers.isTypeLevel,
            let pattern = variable.bindings.first?.pattern
        else { return nil }
        return (pattern.trimmedDescription, pattern.start, variable.modifiers)
    }
}

extension MemberBlockItemListSyntax {
    /// The declarations, including those in `#if` clauses that hold.
    fileprivate var activeDeclarations: [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            let clause = condition.clauses.first { $0.condition.map(Conditions.holds) ?? true }
            guard case .decls(let members)? = clause?.elements else { return [] }
            return members.activeDeclarations
        }
    }
}
