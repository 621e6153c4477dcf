import SwiftSyntax

/// `Bundle(for: Class.self)`, which finds the resources of the target of a class on Apple's systems.
enum ClassBundles {
    static func edit(_ node: FunctionCallExprSyntax) -> Edit? {
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "for", node.trailingClosure == nil,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "Bundle"
        else { return nil }
        return Edit(range: name.bytes, text: "_bundle")
    }
}
