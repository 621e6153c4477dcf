import SwiftSyntax

/// Views created by `viewClass.init()`, whose class is known only at run time: on Apple's systems, `init()` can be
/// called on it although no class must have it.
enum Metatypes {
    static func edits(_ node: FunctionCallExprSyntax) -> [Edit] {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base, isValue(base)
        else { return [] }
        return [
            .insert("(_made(\(base.trimmedDescription)) ?? ", at: node.start), .insert(")", at: node.end),
        ]
    }

    /// Returns the edits for layers created by `Self()` in an extension of one of QuartzCore's layer classes.
    ///
    /// - Parameter type: The innermost type around the call.
    static func layerEdits(_ node: FunctionCallExprSyntax, in type: String?) -> [Edit] {
        guard let type, type.hasPrefix("CA"), type.hasSuffix("Layer"), node.arguments.isEmpty,
            node.trailingClosure == nil, node.calledExpression.trimmedDescription == "Self"
        else { return [] }
        return [Edit(range: node.bytes, text: "_madeLayer(Self.self)")]
    }

    /// Returns the edits for objects without arguments that Foundation on Linux does not make.
    static func objectEdits(_ node: FunctionCallExprSyntax) -> [Edit] {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let text = objects[node.calledExpression.trimmedDescription]
        else { return [] }
        return [Edit(range: node.bytes, text: text)]
    }

    private static let objects = [
        "Timer": "_idle()", "ProcessInfo": "ProcessInfo.processInfo", "NSError": #"NSError(domain: "", code: 0)"#,
        "Progress": "Progress(parent: nil)",
        // The capacities are those of the shared cache of an app on iOS.
        "URLCache": "URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)",
    ]

    /// Returns whether an expression is a variable, such as `viewClass` or `self.viewClass`, instead of a type.
    static func isValue(_ base: ExprSyntax) -> Bool {
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.text.first?.isLowercase == true
                && reference.baseName.tokenKind != .keyword(.`self`)
                && reference.baseName.tokenKind != .keyword(.Self)
        }
        guard let member = base.as(MemberAccessExprSyntax.self), let inner = member.base else { return false }
        let name = member.declName.baseName
        return name.text.first?.isLowercase == true && name.tokenKind != .keyword(.`self`)
            && (isValue(inner) || inner.trimmedDescription == "self" || inner.trimmedDescription == "type(of: self)")
    }
}
