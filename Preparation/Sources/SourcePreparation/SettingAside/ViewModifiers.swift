import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether the call of a member may be a modifier of a view: it belongs to a chain that is a statement of a body of
    /// views, or of a closure in one that begins with what may be a view.
    var mayModifyView: Bool {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text.first?.isLowercase == true
        else { return false }
        let chain = wholeChain
        var item = chain.parent
        if item?.is(ReturnStmtSyntax.self) == true { item = item?.parent }
        guard let statement = item?.as(CodeBlockItemSyntax.self) else { return false }
        switch Syntax(statement).surroundings {
        case .bodyOfViews: return true
        case .closureAmongViews: return ExprSyntax(self).beginsWithType
        case .others: return false
        }
    }

    /// The chain of calls that goes on with this one, as far as it is one expression.
    private var wholeChain: Syntax {
        var node = Syntax(self)
        while let parent = node.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base.map(Syntax.init) == node {
                node = parent
            } else if let call = parent.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == node {
                node = parent
            } else {
                break
            }
        }
        return node
    }
}

extension ExprSyntax {
    /// Whether the chain of calls begins with what makes a value of a type, such as `Text("a")`.
    fileprivate var beginsWithType: Bool {
        var expression = self
        while true {
            if let call = expression.as(FunctionCallExprSyntax.self) {
                expression = call.calledExpression
            } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
                expression = base
            } else {
                return expression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
            }
        }
    }
}

/// What code is a part of, as far as views are concerned.
private enum Surroundings { case bodyOfViews, closureAmongViews, others }

extension Syntax {
    fileprivate var surroundings: Surroundings {
        var (isInClosure, node) = (false, parent)
        while let current = node {
            if current.is(ClosureExprSyntax.self) { isInClosure = true }
            if let isOfViews = current.isBodyOfViews {
                return isOfViews ? isInClosure ? .closureAmongViews : .bodyOfViews : .others
            }
            node = current.parent
        }
        return .others
    }

    /// Whether a function or a property that it is has views; `nil` for others.
    private var isBodyOfViews: Bool? {
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.attributes.buildViews || function.signature.returnClause?.type.isOfViews == true
        }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.attributes.buildViews
                || variable.bindings.first?.typeAnnotation?.type.isOfViews == true
        }
        let macro =
            self.as(MacroExpansionExprSyntax.self)?.macroName ?? self.as(MacroExpansionDeclSyntax.self)?.macroName
        if let macro { return macro.text == "Preview" }
        return self.is(InitializerDeclSyntax.self) || self.is(SubscriptDeclSyntax.self) ? false : nil
    }

    /// The semicolon behind a declaration, which cannot be alone.
    var semicolonBehind: Syntax? {
        let semicolon =
            parent?.as(MemberBlockItemSyntax.self)?.semicolon
            ?? parent?.as(CodeBlockItemSyntax.self)?.semicolon
        return semicolon.map(Syntax.init)
    }
}

extension AttributeListSyntax {
    fileprivate var buildViews: Bool { has("ViewBuilder") }
}

extension TypeSyntax {
    /// Whether it is `some View`.
    fileprivate var isOfViews: Bool {
        guard let type = self.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some" else { return false }
        return type.constraint.trimmedDescription.split(separator: ".").last == "View"
    }
}
