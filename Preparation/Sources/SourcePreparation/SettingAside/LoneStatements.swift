import SwiftSyntax

extension CodeBlockItemSyntax {
    /// Whether the statements after it do without it: it is a call, an assignment, or a condition or loop that is not
    /// the last.
    ///
    /// A test ends with its first fault, and an initializer needs what it assigns.
    func standsAlone(in list: CodeBlockItemListSyntax) -> Bool {
        guard list.enclosingFunction?.testFramework == nil, !list.mayBeValue else { return false }
        if let expression = item.as(ExprSyntax.self) {
            return !expression.initializes || !list.isOfInitializer
        }
        guard let statement = item.as(StmtSyntax.self), list.last?.id != id else { return false }
        switch statement.kind {
        case .forStmt, .whileStmt, .repeatStmt, .doStmt, .expressionStmt: return true
        default: return false
        }
    }
}

extension ExprSyntax {
    /// Whether it assigns, or calls a superclass's initializer, on which an initializer depends.
    fileprivate var initializes: Bool {
        if let call = self.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.trimmedDescription.hasSuffix(".init")
        }
        return self.is(SequenceExprSyntax.self) || self.is(InfixOperatorExprSyntax.self)
    }
}

extension CodeBlockItemListSyntax {
    /// Whether its only statement may be the value of what is around it.
    fileprivate var mayBeValue: Bool {
        guard count == 1 else { return false }
        if let branching { return branching.mayBeValue }
        guard let block = parent?.as(CodeBlockSyntax.self), let owner = block.parent else {
            return parent?.is(SwitchCaseSyntax.self) != true
        }
        if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        return owner.is(AccessorDeclSyntax.self)
    }

    /// The condition or switch of which they are a branch.
    private var branching: ExprSyntax? {
        if let cases = parent?.as(SwitchCaseSyntax.self)?.parent { return cases.parent?.as(ExprSyntax.self) }
        guard var node = parent?.as(CodeBlockSyntax.self)?.parent?.as(IfExprSyntax.self) else { return nil }
        while let outer = node.parent?.as(IfExprSyntax.self) { node = outer }
        return ExprSyntax(node)
    }

    /// Whether they are the body of what returns a value.
    fileprivate var areOfValue: Bool {
        guard count == 1 else { return false }
        if let branching { return branching.mayBeValue }
        if parent?.is(AccessorBlockSyntax.self) == true { return true }
        let owner = parent?.parent
        if let accessor = owner?.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.tokenKind == .keyword(.get)
        }
        return owner?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
    }

    fileprivate var isOfInitializer: Bool {
        var node = parent
        while let current = node, !current.is(ClosureExprSyntax.self), !current.is(FunctionDeclSyntax.self) {
            if current.is(InitializerDeclSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}

extension ExprSyntax {
    /// Whether the value of a condition or switch may be used: it is a part of an expression, or the only statement of
    /// what returns a value.
    fileprivate var mayBeValue: Bool {
        guard let item = parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self) else {
            return true
        }
        return item.parent?.as(CodeBlockItemListSyntax.self)?.areOfValue ?? false
    }
}
