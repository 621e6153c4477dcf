import SwiftSyntax

/// Stored properties that tell their observers of changes.
enum DynamicProperties {
    /// What tells observers, or nil for a property that is not `@objc dynamic` and stored.
    static func edit(_ node: VariableDeclSyntax) -> Edit? {
        guard node.modifiers.has(.dynamic), !node.modifiers.has(.lazy), !node.modifiers.isTypeLevel,
            node.bindingSpecifier.tokenKind == .keyword(.var), node.bindings.count == 1,
            let binding = node.bindings.first
        else { return nil }
        guard let block = binding.accessorBlock else {
            return .insert(" { didSet { _changed(self) } }", at: binding.end)
        }
        guard case .accessors(let accessors) = block.accessors, binding.isSettable else { return nil }
        if let body = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
            return .insert(" _changed(self);", at: body.leftBrace.end)
        }
        guard accessors.allSatisfy({ $0.accessorSpecifier.text == "willSet" }) else { return nil }
        return .insert(" didSet { _changed(self) };", at: block.leftBrace.end)
    }
}
