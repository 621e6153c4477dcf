import SwiftSyntax

/// A value that is not here, where the code around it bears `nil`.
struct AbsentValue {
    /// What is changed.
    let node: Syntax
    /// The range of what `nil` stands for.
    private let range: Range<Int>
    private let use: Use

    private enum Use {
        /// It is compared with `nil`.
        case compared
        /// Its type follows from what is around it.
        case inferred
        /// Statements are run only if a condition finds it, and what is behind a `guard` is one of these.
        case bound(statements: Range<Int>, areViews: Bool)
    }
}

extension AbsentValue {
    /// Finds the value that a node around an error is; `nil` where nothing bears its lack.
    init?(_ node: Syntax, of error: CompilerError, at token: TokenSyntax) {
        guard error.namesNeed, !node.isOfTestOrNumberedClosure else { return nil }
        if let condition = node.as(OptionalBindingConditionSyntax.self) {
            self.init(condition, at: token)
        } else if node.is(ExprSyntax.self), let parent = node.parent {
            if let operands = parent.as(ExprListSyntax.self), parent.parent?.is(SequenceExprSyntax.self) == true {
                self.init(node, in: Array(operands))
            } else if parent.givesOptional(node) {
                self.init(node: node, range: node.bytes, use: .inferred)
            } else {
                return nil
            }
        } else {
            return nil
        }
    }

    /// The value that a condition binds, with the conditions and statements that depend on it.
    private init?(_ condition: OptionalBindingConditionSyntax, at token: TokenSyntax) {
        let value = condition.initializer.map { Syntax($0) } ?? Syntax(condition.pattern)
        guard token.start >= value.start, token.start < value.end,
            let element = condition.parent?.as(ConditionElementSyntax.self),
            let list = element.parent?.as(ConditionElementListSyntax.self), let owner = list.parent,
            let item = owner.enclosingItem, let items = item.parent?.as(CodeBlockItemListSyntax.self),
            items.isExecutable, !items.hidesResult(without: item)
        else { return nil }
        let statements: CodeBlockItemListSyntax
        if owner.is(GuardStmtSyntax.self) {
            guard let place = items.firstIndex(where: { $0.id == item.id }) else { return nil }
            let rest = items[items.index(after: place)...]
            let start = rest.first?.start ?? items.end
            self.init(
                node: Syntax(list), range: element.start..<list.end,
                use: .bound(statements: start..<max(start, items.end), areViews: false))
            return
        } else if let body = owner.as(IfExprSyntax.self)?.body ?? owner.as(WhileStmtSyntax.self)?.body {
            statements = body.statements
        } else {
            return nil
        }
        self.init(
            node: Syntax(list), range: element.start..<list.end,
            use: .bound(statements: statements.bytes, areViews: statements.areViews))
    }

    /// The operand that has `??` behind it, is compared with `nil`, or is an optional chain that is assigned.
    private init?(_ node: Syntax, in operands: [ExprSyntax]) {
        guard let place = operands.firstIndex(where: { Syntax($0) == node }) else { return nil }
        var (first, last) = (place, place)
        if operands[place].is(TypeExprSyntax.self) { first -= 2 }
        if last + 2 < operands.count, operands[last + 1].is(UnresolvedAsExprSyntax.self) { last += 2 }
        guard first >= 0 else { return nil }
        let word = { (index: Int) in operands.indices.contains(index) ? operands[index].trimmedDescription : "" }
        let range = operands[first].start..<operands[last].end
        let isCompared = { (mark: Int, other: Int) in ["==", "!="].contains(word(mark)) && word(other) == "nil" }
        if word(last + 1) == "??" {
            self.init(node: node, range: range, use: .inferred)
        } else if isCompared(last + 1, last + 2) || isCompared(first - 1, first - 2) {
            self.init(node: node, range: range, use: .compared)
        } else if first == 2, last == operands.count - 1, word(1) == "=", operands[place].hasOptionalChain {
            self.init(node: node, range: range, use: .inferred)
        } else {
            return nil
        }
    }

    /// The changes by which it is `nil`, and by which nothing depends on it.
    ///
    /// - Parameter isUnanswered: Whether it is asked of a service that gives no answer.
    func edits(_ sentence: String, isUnanswered: Bool) -> [Edit] {
        let value = FaultCalls.absent(sentence, isUnanswered: isUnanswered)
        switch use {
        case .inferred: return [Edit(range: range, text: value)]
        case .compared: return [Edit(range: range, text: "(\(value) as Never?)")]
        case .bound(let statements, let areViews):
            let condition = Edit(range: range, text: "(\(value) as Never?) != nil")
            guard !statements.isEmpty else { return [condition] }
            return [condition, Edit(range: statements, text: FaultCalls.unreached(sentence, areViews: areViews))]
        }
    }
}

extension Syntax {
    /// Whether it belongs to a test, which ends with its first fault, or to a closure that must use its arguments.
    fileprivate var isOfTestOrNumberedClosure: Bool {
        guard let list = enclosingItem?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
        return list.enclosingFunction?.testFramework != nil || list.enclosingClosure?.usesNumberedArguments == true
    }

    /// The statement that it is or that is around it.
    fileprivate var enclosingItem: CodeBlockItemSyntax? {
        var node = Optional(self)
        while let current = node {
            if let item = current.as(CodeBlockItemSyntax.self) { return item }
            node = current.parent
        }
        return nil
    }

    /// Whether it takes the value of an expression in it as that of an optional type, which is written, or returns an
    /// optional chain.
    fileprivate func givesOptional(_ value: Syntax) -> Bool {
        if let clause = self.as(InitializerClauseSyntax.self) {
            let binding = clause.parent?.as(PatternBindingSyntax.self)
            let type = binding?.typeAnnotation?.type ?? clause.parent?.as(FunctionParameterSyntax.self)?.type
            return type?.is(OptionalTypeSyntax.self) ?? false
        }
        if self.is(ReturnStmtSyntax.self) { return value.as(ExprSyntax.self)?.hasOptionalChain ?? false }
        guard let list = self.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1
        else { return false }
        return list.returnedType?.is(OptionalTypeSyntax.self) ?? false
    }
}

extension CodeBlockItemListSyntax {
    /// The type of what the function or the getter returns whose body they are.
    fileprivate var returnedType: TypeSyntax? {
        if let function = parent?.parent?.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
        return parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    }
}

extension ExprSyntax {
    /// Whether it is a chain that ends with `nil` where a part of it is `nil`.
    fileprivate var hasOptionalChain: Bool {
        var next = Optional(self)
        while let current = next {
            if current.is(OptionalChainingExprSyntax.self) { return true }
            next =
                current.as(TryExprSyntax.self)?.expression ?? current.as(AwaitExprSyntax.self)?.expression
                ?? current.as(MemberAccessExprSyntax.self)?.base
                ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
                ?? current.as(SubscriptCallExprSyntax.self)?.calledExpression
        }
        return false
    }
}
