import SwiftSyntax

extension TokenSyntax {
    /// The value of which it is the last name, or whose element it begins, with the calls behind it; `nil` for other
    /// tokens.
    var wholeValue: ExprSyntax? {
        let element = tokenKind == .leftSquare ? parent?.as(SubscriptCallExprSyntax.self).map(ExprSyntax.init) : nil
        guard var value = element ?? parent?.as(DeclReferenceExprSyntax.self).map(ExprSyntax.init) else { return nil }
        while let parent = value.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.declName.id == value.id {
                value = ExprSyntax(member)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == value.id {
                value = ExprSyntax(call)
            } else if let element = parent.as(SubscriptCallExprSyntax.self), element.calledExpression.id == value.id {
                value = ExprSyntax(element)
            } else {
                break
            }
        }
        return value
    }

    /// The value that is cast by `as`, which the token is, or in the same expression.
    var castValue: ExprSyntax? {
        var node = parent
        while let current = node, !current.is(CodeBlockItemSyntax.self) {
            if let operands = current.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
                let place = operands.firstIndex(where: \.isSureCast), place > 0
            {
                return operands[place - 1]
            }
            node = current.parent
        }
        return nil
    }
}

extension ExprSyntax {
    /// Whether it is `as` without a mark.
    fileprivate var isSureCast: Bool {
        self.as(UnresolvedAsExprSyntax.self).map { $0.questionOrExclamationMark == nil } ?? false
    }
}
