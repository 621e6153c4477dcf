import SwiftSyntax

/// Objects of any class whose members are looked up by name, as the Objective-C runtime does for `AnyObject`: arrays
/// that functions and computed properties return, and senders of actions.
///
/// A protocol declared in the file replaces `AnyObject`, so that other modules do not see it.
struct DynamicLookup {
    /// The protocol, whose name is as long as `AnyObject`.
    private let name: String

    init(_ source: [UInt8]) {
        let value = source.reduce(UInt32(0x811c_9dc5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(value & 0xFFFFF, radix: 16)
        name = "_Obj" + String(repeating: "0", count: 5 - digits.count) + digits
    }

    /// The declarations of the protocol.
    var declarations: String {
        """
        @dynamicMemberLookup public protocol \(name): AnyObject {}
        extension NSObject: \(name) {}
        extension \(name) { public subscript<Value>(dynamicMember name: String) -> Value! { _member(name, of: self) } }
        """
    }

    func edits(_ node: VariableDeclSyntax) -> [Edit] {
        guard !node.modifiers.has(.override), node.bindings.count == 1, let binding = node.bindings.first,
            let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
        else { return [] }
        if case .accessors(let list) = block.accessors, !list.allSatisfy({ $0.accessorSpecifier.text == "get" }) {
            return []
        }
        return element(of: type)
    }

    func edits(_ node: FunctionDeclSyntax) -> [Edit] {
        guard !node.modifiers.has(.override) else { return [] }
        var edits = (node.signature.returnClause?.type).map(element) ?? []
        let parameters = node.signature.parameterClause.parameters
        if node.attributes.has("IBAction", "objc"), parameters.count == 1, let parameter = parameters.first,
            let body = node.body
        {
            let uses = MemberUses(of: (parameter.secondName ?? parameter.firstName).text)
            uses.walk(body)
            if uses.isFound { edits += object(parameter.type) }
        }
        return edits
    }

    /// Returns the edit of `[AnyObject]`, or of an optional one.
    private func element(of type: TypeSyntax) -> [Edit] {
        let bare = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        return bare.as(ArrayTypeSyntax.self).map { object($0.element) } ?? []
    }

    private func object(_ type: TypeSyntax) -> [Edit] {
        guard type.as(IdentifierTypeSyntax.self)?.name.text == "AnyObject" else { return [] }
        return [Edit(range: type.bytes, text: name)]
    }
}

/// Determines whether members of a variable are used.
private final class MemberUses: SyntaxVisitor {
    private let name: String
    var isFound = false

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.base?.as(OptionalChainingExprSyntax.self)?.expression ?? node.base
        if base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name { isFound = true }
        return .visitChildren
    }
}
