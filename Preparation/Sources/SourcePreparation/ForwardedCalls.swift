import SwiftSyntax

/// Calls of optional requirements on the delegate behind one of RxCocoa's proxies, `_forwardToDelegate?.began?(view)`,
/// which the Objective-C runtime finds by name: here they are those of the protocol to which the proxy conforms.
enum ForwardedCalls {
    static func edits(_ node: FunctionCallExprSyntax) -> [Edit] {
        guard let called = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = called.expression.as(MemberAccessExprSyntax.self),
            let delegate = member.base?.as(OptionalChainingExprSyntax.self),
            delegate.expression.trimmedDescription.split(separator: ".").last == "_forwardToDelegate",
            let protocols = Syntax(node).typesOfDelegates, let first = protocols.first, protocols.count == 1
        else { return [] }
        return [
            .insert("(", at: delegate.start), .insert(" as? any \(first))", at: delegate.questionMark.start),
            .blank(called.questionMark.start..<called.questionMark.end),
        ]
    }
}

extension Syntax {
    /// The protocols of delegates to which the type around a node conforms where it is declared or extended.
    fileprivate var typesOfDelegates: [String]? {
        var node = self
        while let parent = node.parent {
            if let type = parent.asProtocol((any DeclGroupSyntax).self) {
                return type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription).filter { name in
                    ["Delegate", "DataSource", "Prefetching"].contains(where: name.hasSuffix)
                }
            }
            node = parent
        }
        return nil
    }
}
