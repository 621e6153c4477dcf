import SwiftSyntax

/// Objects of any class whose members are looked up by name, as those of `AnyObject` are by Objective-C's runtime: arrays that
/// functions and computed properties return, and senders of actions.
enum DynamicLookup {
    /// As wide as `AnyObject`.
    private static let name = "_NSObject"

    static func edits(_ node: VariableDeclSyntax) -> [Edit] {
        guard !node.modifiers.has(.override), node.bindings.count == 1, let binding = node.bindings.first,
            let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
        else { return [] }
        if case .accessors(let list) = block.accessors, !list.allSatisfy({ $0.accessorSpecifier.text == "get" }) {
            return []
        }
        return element(of: type)
    }

    static func edits(_ node: FunctionDeclSyntax) -> [Edit] {
        guard !node.modifiers.has(.override) else { return [] }
        var edits = (node.signature.returnClause?.type).map(element) ?? []
        if node.attributes.has("IBAction", "objc"), node.signature.parameterClause.parameters.count == 1 {
            for parameter in node.signature.parameterClause.parameters { edits += object(parameter.type) }
        }
        return edits
    }

    /// The edit of `[AnyObject]`, or of an optional one.
    private static func element(of type: TypeSyntax) -> [Edit] {
        let bare = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        return bare.as(ArrayTypeSyntax.self).map { object($0.element) } ?? []
    }

    private static func object(_ type: TypeSyntax) -> [Edit] {
        guard type.as(IdentifierTypeSyntax.self)?.name.text == "AnyObject" else { return [] }
        return [Edit(range: type.bytes, text: name)]
    }
}
