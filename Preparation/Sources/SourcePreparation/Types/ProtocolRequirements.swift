import SwiftSyntax

extension ProtocolDeclSyntax {
    /// What it demands of a type that stands for it; `nil` if it demands more than methods and properties of an object.
    var requirements: [DeclaredType.Requirement]? {
        guard genericWhereClause == nil else { return nil }
        var found: [DeclaredType.Requirement] = []
        for member in memberBlock.members {
            if let node = member.decl.as(FunctionDeclSyntax.self) {
                guard let requirement = node.requirement else { return nil }
                found.append(requirement)
            } else if let node = member.decl.as(VariableDeclSyntax.self) {
                guard let requirement = node.requirement else { return nil }
                found.append(requirement)
            } else {
                return nil
            }
        }
        return found
    }
}

extension FunctionDeclSyntax {
    fileprivate var requirement: DeclaredType.Requirement? {
        let isPlain =
            genericParameterClause == nil && !modifiers.isTypeLevel
            && !modifiers.contains {
                $0.name.text == "optional"
            }
        guard isPlain, case .identifier = name.tokenKind else { return nil }
        let effects = signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
        return DeclaredType.Requirement(
            head: "func \(name.text)\(signature.parameterClause.trimmedDescription.onOneLine)\(effects)",
            name: name.text, type: signature.returnClause?.type.trimmedDescription.onOneLine)
    }
}

extension VariableDeclSyntax {
    fileprivate var requirement: DeclaredType.Requirement? {
        guard !modifiers.isTypeLevel, bindings.count == 1, let binding = bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type.trimmedDescription.onOneLine,
            case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            accessors.allSatisfy({ $0.effectSpecifiers == nil })
        else { return nil }
        let isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
        return DeclaredType.Requirement(head: "var \(name)", name: name, type: type, isSettable: isSettable)
    }
}
