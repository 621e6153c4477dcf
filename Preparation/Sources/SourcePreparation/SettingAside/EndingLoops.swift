import SwiftSyntax

extension CodeBlockItemSyntax {
    /// The innermost loop around the statement that might never end without it: one whose condition names what the
    /// statement names, or has no end of its own.
    var loopThatItMayEnd: CodeBlockItemSyntax? {
        let names = Syntax(self).namedValues
        var node = Syntax(self).parent
        while let current = node, !current.is(ClosureExprSyntax.self), !current.isFunctionDeclaration {
            if let condition = current.loopCondition,
                condition.isEndless || !names.isDisjoint(with: condition.namedValues)
            {
                return current.parent?.as(CodeBlockItemSyntax.self)
            }
            node = current.parent
        }
        return nil
    }
}

extension Syntax {
    /// The condition of a loop that goes on while it holds; `nil` for other nodes.
    fileprivate var loopCondition: Syntax? {
        if let loop = self.as(WhileStmtSyntax.self) { return Syntax(loop.conditions) }
        return self.as(RepeatStmtSyntax.self).map { Syntax($0.condition) }
    }

    fileprivate var isEndless: Bool { trimmedDescription == "true" }

    /// The names of the values that it uses; of a member, the name of what has it.
    fileprivate var namedValues: Set<String> {
        Set(
            tokens(viewMode: .sourceAccurate).compactMap { token in
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
                let member = reference.parent?.as(MemberAccessExprSyntax.self)
                return member?.base != nil && member?.declName.id == reference.id ? nil : token.text
            })
    }

    fileprivate var isFunctionDeclaration: Bool {
        switch kind {
        case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock: true
        default: false
        }
    }
}
