import SwiftSyntax

/// Stored properties that notify observers of changes.
enum DynamicProperties {
    /// Returns the edit that notifies observers, or `nil` for a property that is not `@objc dynamic` and stored.
    static func edit(_ node: VariableDeclSyntax) -> Edit? {
        guard node.modifiers.has(.dynamic), !node.attributes.has("NSManaged"), !node.modifiers.has(.lazy),
            !node.modifiers.isTypeLevel,
            node.bindingSpecifier.tokenKind == .keyword(.var), node.bindings.count == 1,
            let binding = node.bindings.first
        else { return nil }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
        let call = "_changed(self, \"\(name)\")"
        guard let block = binding.accessorBlock else {
            return .insert(" { didSet { \(call) } }", at: binding.end)
        }
        guard case .accessors(let accessors) = block.accessors, binding.isSettable else { return nil }
        if let body = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
            return .insert(" \(call);", at: body.leftBrace.end)
        }
        guard accessors.allSatisfy({ $0.accessorSpecifier.text == "willSet" }) else { return nil }
        return .insert(" didSet { \(call) };", at: block.leftBrace.end)
    }

    /// Returns the edits that store an `@NSManaged` property in the values of its layer, or none for other properties.
    static func managed(_ node: VariableDeclSyntax) -> [Edit] {
        guard let attribute = node.attributes.first(named: "NSManaged"), node.bindings.count == 1,
            let binding = node.bindings.first, binding.accessorBlock == nil, binding.typeAnnotation != nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return [] }
        let body = "get { _managed(self, \"\(name)\") } set { _manage(self, \"\(name)\", newValue) }"
        return [.blank(attribute.bytes), .insert(" { \(body) }", at: binding.end)]
    }
}
