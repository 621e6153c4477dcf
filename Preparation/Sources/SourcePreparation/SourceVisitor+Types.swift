import SwiftSyntax

extension SourceVisitor {
    /// Enters a type with a name.
    func enter(_ name: String, _ modifiers: DeclModifierListSyntax, exportsAll: Bool, isClass: Bool, isGeneric: Bool) {
        let outer = scopes.last
        let isLocal = bodies > (outer?.bodies ?? 0)
        let around = isLocal ? nil : outer
        var scope = MemberScope(path: (around.map { $0.path + "." } ?? "") + name, conditions: conditions)
        scope.bodies = bodies
        scope.exportsAll = exportsAll
        scope.isClass = isClass
        let isHidden = outer != nil && modifiers.has(.private)
        scope.isGeneric = isGeneric
        scope.isReachable = (outer?.isReachable ?? true) && outer?.isGeneric != true && bodies == 0 && !isHidden
        scopes.append(scope)
    }

    func leave() {
        guard let scope = scopes.popLast() else { return }
        if !scope.entries.isEmpty { tables.append(scope) }
        if !scope.requirements.isEmpty { implementers.append(scope) }
        if scope.isClass, !scope.isExtension { classes[scope.path] = scope }
    }

    /// Notes a method of the innermost type.
    func note(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, bodies == scope.bodies else { return }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let name = node.name.text
        noteRequirements(node, "\(name)(\(labels.map { $0 + ":" }.joined()))")
        let full = labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
        let selector = node.attributes.objectiveCName ?? ObjectiveCName.method(name, labels: labels)
        let isExported =
            node.attributes.has("objc", "IBAction", "IBSegueAction")
            || scope.exportsAll && !node.modifiers.has(.private) && !node.modifiers.has(.fileprivate)
        if isExported, !node.modifiers.isTypeLevel { draft.facts.selectors[full] = selector }
        guard let line = MemberEntries.method(node, of: scope.path, selector: selector) else { return }
        scopes[scopes.count - 1].entries.append(
            .init(statement: line, conditions: conditions, swiftName: full, isExported: isExported))
    }

    /// Notes a property of the innermost type.
    func note(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, bodies == scope.bodies, !node.modifiers.isTypeLevel else { return }
        let isExported =
            node.attributes.has("objc", "IBOutlet", "IBInspectable", "NSManaged")
            || scope.exportsAll && !node.modifiers.has(.private) && !node.modifiers.has(.fileprivate)
        guard isExported else { return }
        if let edit = DynamicProperties.edit(node) { draft.edits.append(edit) }
        draft.edits += DynamicProperties.managed(node)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let isSettable = node.bindingSpecifier.tokenKind == .keyword(.var) && binding.isSettable
            let line = MemberEntries.property(name, of: scope.path, isSettable: isSettable)
            scopes[scopes.count - 1].entries.append(
                .init(statement: line, conditions: conditions, swiftName: name, isExported: true))
        }
    }

    func prepare(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, node.modifiers, exportsAll: node.attributes.has("objcMembers"), isClass: true,
            isGeneric: node.genericParameterClause != nil)
        let clause = node.inheritanceClause
        let inheritance = clause?.inheritedTypes.last?.type.end ?? node.genericParameterClause?.end ?? node.name.end
        let brace = node.memberBlock.rightBrace
        let isOnOneLine = !brace.leadingTrivia.contains { $0.isNewline }
        scopes[scopes.count - 1].places = (inheritance, clause == nil, brace.start, isOnOneLine ? "; " : "")
        if let path = scopes.last?.path {
            let isPublic = node.modifiers.has(.public) || node.modifiers.has(.open)
            draft.classEnds.append((path, node.memberBlock.rightBrace.start, isPublic))
        }
        noteTests(node)
        draft.edits += ObjectOverrides.edits(node)
        noteOverrides(node)
        return .visitChildren
    }

    func prepare(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, node.modifiers, exportsAll: false, isClass: false,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    func prepare(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, node.modifiers, exportsAll: false, isClass: false,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    func prepare(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers, exportsAll: false, isClass: false, isGeneric: true)
        return .visitChildren
    }

    func prepare(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.extendedType.trimmedDescription, node.modifiers,
            exportsAll: node.attributes.has("objc", "objcMembers"), isClass: true,
            isGeneric: node.genericWhereClause != nil)
        scopes[scopes.count - 1].isExtension = true
        scopes[scopes.count - 1].addsConformances = node.inheritanceClause != nil
        noteTests(node)
        for member in node.memberBlock.members {
            guard inactiveClauses == 0, let path = scopes.last?.path else { continue }
            let moved =
                member.decl.as(FunctionDeclSyntax.self).flatMap { ExtensionOverrides.move($0, of: path.lastName) }
                ?? member.decl.as(VariableDeclSyntax.self).flatMap { ExtensionOverrides.move($0, of: path.lastName) }
            guard let moved else { continue }
            draft.edits += moved.edits
            let access = node.modifiers.has(.public) ? "public " : ""
            draft.movedOverrides.append(
                .init(
                    type: path.lastName, member: moved.name, nameStart: moved.nameStart,
                    declaration: member.decl.override(of: path.lastName, access: access)))
            draft.facts.forwarders[path, default: [:]][moved.name] = moved.forwarder
            if names.contains(moved.name.baseName) {
                draft.facts.overrides[path.lastName, default: []].insert(moved.name)
            }
        }
        noteMembers(node)
        if inactiveClauses == 0, let file = node.root.as(SourceFileSyntax.self),
            let addition = ObjectConformances(file).addition(for: node)
        {
            let opening = conditions.map { "#if \($0)\n" }.joined()
            draft.additions.append(opening + addition + conditions.map { _ in "\n#endif" }.joined())
        }
        return .visitChildren
    }

    func prepare(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node)
        draft.edits += ManagedFunctions.edits(node)
        draft.edits += ObjectRequirements.edits(node)
        if let type = scopes.last?.path, let edit = QueueMethods.edit(node, of: type) { draft.edits.append(edit) }
        lookUp(dynamicLookup.edits(node))
        return .visitChildren
    }

    /// Adds edits that require members to be looked up by name.
    private func lookUp(_ edits: [Edit]) {
        guard !edits.isEmpty else { return }
        draft.edits += edits
        looksUpMembers = true
    }

    func prepare(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node)
        lookUp(dynamicLookup.edits(node))
        return .visitChildren
    }
}

extension PatternBindingSyntax {
    /// Whether the property can be set: it is stored, or has a setter.
    var isSettable: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
        @unknown default: false
        }
    }
}

extension DeclSyntax {
    /// Returns a method or property of an extension that overrides a superclass's.
    fileprivate func override(of owner: String, access: String) -> ExtensionMember? {
        self.as(FunctionDeclSyntax.self).flatMap { ExtensionMember($0, of: owner, access: access, overrides: true) }
            ?? self.as(VariableDeclSyntax.self).flatMap {
                ExtensionMember($0, of: owner, access: access, overrides: true)
            }
    }
}
