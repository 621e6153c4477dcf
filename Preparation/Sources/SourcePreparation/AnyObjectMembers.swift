import SwiftSyntax

/// Members of values cast to `AnyObject`, such as `(info[key] as AnyObject).cgRectValue`, which the Objective-C runtime
/// finds by name.
enum AnyObjectMembers {
    static func edits(_ node: MemberAccessExprSyntax) -> [Edit] {
        let base = node.base?.as(OptionalChainingExprSyntax.self)?.expression ?? node.base
        guard let tuple = base?.as(TupleExprSyntax.self), tuple.elements.count == 1, let item = tuple.elements.first,
            let type = item.expression.anyObjectCast
        else { return [] }
        return [
            .insert("_anyObject", at: tuple.leftParen.start),
            // Without the cast, the value keeps its type, which the members know.
            .blank(type),
        ]
    }
}

extension ExprSyntax {
    /// The range of ` as AnyObject` at the end of an expression.
    fileprivate var anyObjectCast: Range<Int>? {
        if let cast = self.as(AsExprSyntax.self), cast.type.isAnyObject { return cast.asKeyword.start..<cast.end }
        guard let list = self.as(SequenceExprSyntax.self)?.elements, list.count >= 3,
            let type = list.last?.as(TypeExprSyntax.self), type.type.isAnyObject,
            let word = list.dropLast().last?.as(UnresolvedAsExprSyntax.self)
        else { return nil }
        return word.start..<type.end
    }
}

extension TypeSyntax {
    fileprivate var isAnyObject: Bool { ["AnyObject", "AnyObject?"].contains(trimmedDescription) }
}
