import SwiftSyntax

extension CodeBlockItemListSyntax {
    /// Whether nothing says what type is behind `some` once the statements from one on are gone: they have the only
    /// `return` of a body.
    func hidesResult(without item: CodeBlockItemSyntax) -> Bool {
        guard isBodyWithHiddenResult, let place = firstIndex(where: { $0.id == item.id }) else { return false }
        return self[place...].contains(where: \.returns) && !self[..<place].contains(where: \.returns)
    }

    /// Whether they are views of a body of views, or of a condition in one, of which no statement returns: one of them
    /// may be no view.
    var areViews: Bool {
        guard !contains(where: \.returns) else { return false }
        if hiddenType != nil { return hiddenType?.trimmedDescription.split(separator: ".").last == "View" }
        var node = parent
        while let current = node {
            if let list = current.as(CodeBlockItemListSyntax.self) { return list.areViews }
            switch current.kind {
            case .codeBlock, .codeBlockItem, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .ifExpr,
                .expressionStmt, .switchCase, .switchCaseList, .switchExpr:
                node = current.parent
            default: return false
            }
        }
        return false
    }

    /// Whether they are the body of a function or a getter whose type begins with `some`.
    private var isBodyWithHiddenResult: Bool { hiddenType != nil }

    /// What stands behind `some` in the type of the function or getter whose body they are.
    private var hiddenType: TypeSyntax? {
        guard let owner = parent?.parent else { return nil }
        if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type.hidden }
        let block = parent?.as(AccessorBlockSyntax.self) ?? owner.parent?.parent?.as(AccessorBlockSyntax.self)
        return block?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.hidden
    }
}

extension TypeSyntax {
    fileprivate var hidden: TypeSyntax? {
        guard let type = self.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some" else { return nil }
        return type.constraint
    }
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
