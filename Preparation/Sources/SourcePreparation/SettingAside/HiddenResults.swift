import SwiftSyntax

extension CodeBlockItemListSyntax {
    /// Whether nothing says what type is behind `some` once the statements from one on are gone: they have the only
    /// `return` of a body.
    func hidesResult(without item: CodeBlockItemSyntax) -> Bool {
        guard isBodyWithHiddenResult, let place = firstIndex(where: { $0.id == item.id }) else { return false }
        return self[place...].contains(where: \.returns) && !self[..<place].contains(where: \.returns)
    }

    /// Whether they are the body of a function or a getter whose type begins with `some`.
    private var isBodyWithHiddenResult: Bool {
        guard let owner = parent?.parent else { return false }
        if let function = owner.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause?.type.isHidden == true
        }
        let block = parent?.as(AccessorBlockSyntax.self) ?? owner.parent?.parent?.as(AccessorBlockSyntax.self)
        return block?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.isHidden == true
    }
}

extension TypeSyntax {
    fileprivate var isHidden: Bool { self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some" }
}

extension CodeBlockItemSyntax {
    /// Whether the body around it returns in it.
    fileprivate var returns: Bool {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.hasFound
    }
}

/// Looks for a `return` that is not one of a closure or a function within.
private final class ReturnFinder: SyntaxVisitor {
    var hasFound = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        hasFound = true
        return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
