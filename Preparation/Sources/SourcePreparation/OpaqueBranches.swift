import SwiftSyntax

extension AvailabilityConditionSyntax {
    /// Whether it may decide which type stands behind an opaque one (SE-0360): it is the condition of an `if` that
    /// returns from a function or a getter of a type with `some`.
    ///
    /// Only `#available` may do this, which holds on Linux, and not a question about the simulated system.
    var choosesOpaqueType: Bool {
        guard let branch = parent?.parent?.parent?.as(IfExprSyntax.self), branch.conditions.count == 1,
            branch.body.statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
        else { return false }
        var node = branch.parent
        while let current = node, !current.is(ClosureExprSyntax.self) {
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.isOpaque ?? false
            }
            if let variable = current.as(PatternBindingSyntax.self) {
                return variable.typeAnnotation?.type.isOpaque ?? false
            }
            node = current.parent
        }
        return false
    }
}

extension TypeSyntax {
    /// Whether a part of it is written with `some`.
    fileprivate var isOpaque: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
    }
}
