import SwiftSyntax

extension CodeBlockItemListSyntax {
    /// Whether its statements are those of a function, an accessor or a closure, and not of a file.
    var isExecutable: Bool {
        var node = parent
        while let current = node {
            switch current.kind {
            case .codeBlock, .closureExpr, .accessorBlock, .switchCase: return true
            case .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .codeBlockItem, .codeBlockItemList:
                node = current.parent
            default: return false
            }
        }
        return false
    }

    /// The closure whose statements they are, not counting blocks in it.
    var enclosingClosure: ClosureExprSyntax? {
        var node = parent
        while let current = node {
            if let closure = current.as(ClosureExprSyntax.self) { return closure }
            if current.isFunction { return nil }
            node = current.parent
        }
        return nil
    }

    /// The function whose statements they are; `nil` for those of a closure or an accessor.
    var enclosingFunction: FunctionDeclSyntax? {
        var node = parent
        while let current = node {
            if let function = current.as(FunctionDeclSyntax.self) { return function }
            if current.is(ClosureExprSyntax.self) || current.isFunction { return nil }
            node = current.parent
        }
        return nil
    }

    /// Whether nothing is left of them but what stands for a fault.
    var standsForItself: Bool { first?.standsForFault ?? false }
}

extension CodeBlockItemSyntax {
    /// Whether it stands in place of statements that were set aside.
    var standsForFault: Bool {
        let text = trimmedDescription
        return [FaultCalls.end, FaultCalls.leave, FaultCalls.unasked, FaultCalls.value].contains(where: text.hasPrefix)
    }
}

extension ClosureExprSyntax {
    /// Whether its arguments have no names; it needs all of its statements then, since it must use them.
    var usesNumberedArguments: Bool {
        signature == nil && tokens(viewMode: .sourceAccurate).contains(where: \.isNumbered)
    }
}

extension TokenSyntax {
    fileprivate var isNumbered: Bool { if case .dollarIdentifier = tokenKind { true } else { false } }

    /// The type or extension around the token.
    var enclosingType: (any DeclGroupSyntax)? {
        var node = parent
        while let current = node {
            if let type = current.asProtocol((any DeclGroupSyntax).self) { return type }
            node = current.parent
        }
        return nil
    }

    /// The statements of the body that the token ends.
    var endedBody: CodeBlockItemListSyntax? {
        guard tokenKind == .rightBrace, let parent else { return nil }
        if let block = parent.as(CodeBlockSyntax.self), block.parent?.isFunction == true { return block.statements }
        guard let block = parent.as(AccessorBlockSyntax.self), case .getter(let list) = block.accessors else {
            return nil
        }
        return list
    }
}

extension Syntax {
    /// Whether it has a body of its own that is called.
    fileprivate var isFunction: Bool {
        switch kind {
        case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock: true
        default: false
        }
    }
}

extension FunctionDeclSyntax {
    /// The framework that runs the function as a test; `nil` for any other function.
    var testFramework: TestFramework? {
        let isTest = attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test" }
        if isTest { return .swiftTesting }
        let isMethod = parent?.is(MemberBlockItemSyntax.self) == true && root.mayImportXCTest
        let returnsNothing = signature.returnClause == nil && signature.parameterClause.parameters.isEmpty
        return isMethod && name.text.hasPrefix("test") && returnsNothing ? .xcTest : nil
    }
}

extension Syntax {
    /// Whether imports of the file may bring XCTest, or there is none.
    fileprivate var mayImportXCTest: Bool {
        let imports = self.as(SourceFileSyntax.self)?.statements.compactMap { $0.item.as(ImportDeclSyntax.self) } ?? []
        return imports.isEmpty
            || imports.contains { node in
                let name = node.path.trimmedDescription
                return node.attributes.has("testable") || name.contains("Test") || ["Quick", "Nimble"].contains(name)
            }
    }
}

/// What runs tests.
enum TestFramework { case xcTest, swiftTesting }
