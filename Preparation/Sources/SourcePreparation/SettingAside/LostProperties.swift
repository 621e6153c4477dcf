import SwiftSyntax

extension FaultyPart {
    /// The assignment alone, if it is to a property that is left out: nothing else depends on it then.
    ///
    /// - Parameter isLost: Whether a member is left out, by its name and those of the types around it.
    func withoutRest(_ isLost: (String) -> Bool) -> FaultyPart? {
        let found: (list: CodeBlockItemListSyntax, item: CodeBlockItemSyntax)? =
            switch self {
            case .statements(let list, let item): (list, item)
            case .statement(let item, let list): (list, item)
            case .body(let list): list.count == 1 ? list.first.map { (list, $0) } : nil
            default: nil
            }
        guard let (list, item) = found, let name = item.assignedProperty else { return nil }
        let types = Syntax(item).enclosingTypes
        return isLost((types + [name]).joined(separator: ".")) ? .statement(item, in: list) : nil
    }
}

extension CodeBlockItemSyntax {
    /// The name that an assignment sets, of this object's.
    fileprivate var assignedProperty: String? {
        guard let parts = item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self)?.elements, parts.count > 2,
            parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = parts.first
        else { return nil }
        if let name = target.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = target.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" else {
            return nil
        }
        return member.declName.baseName.text
    }
}

extension Syntax {
    /// The names of the types around a node, the outermost first.
    fileprivate var enclosingTypes: [String] {
        var names: [String] = []
        var node = parent
        while let current = node {
            if let name = current.asProtocol((any NamedDeclSyntax).self)?.name.text,
                current.asProtocol((any DeclGroupSyntax).self) != nil
            {
                names.insert(name, at: 0)
            } else if let extended = current.as(ExtensionDeclSyntax.self) {
                names.insert(extended.extendedType.trimmedDescription, at: 0)
            }
            node = current.parent
        }
        return names
    }
}
