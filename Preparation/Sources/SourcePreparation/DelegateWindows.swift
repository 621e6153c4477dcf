import SwiftSyntax

/// `UIApplication.shared.delegate?.window`, an optional requirement whose type is optional, so that its value is twice
/// optional on Apple's systems.
enum DelegateWindows {
    static func edits(_ node: MemberAccessExprSyntax) -> [Edit] {
        guard node.declName.baseName.text == "window", let base = node.base, isDelegate(base) else { return [] }
        return [Edit(range: node.declName.bytes, text: "_optionalWindow")]
    }

    /// Whether an expression is the delegate of the app, or one of a scene, whose class is not known.
    private static func isDelegate(_ base: ExprSyntax) -> Bool {
        let value =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        guard let value else { return false }
        if let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "delegate" {
            return ["UIApplication.shared", "application"].contains(member.base?.trimmedDescription)
        }
        guard let cast = value.as(TupleExprSyntax.self)?.elements.first?.expression.trimmedDescription else {
            return false
        }
        return ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains { cast.hasSuffix("as? " + $0) }
    }
}
