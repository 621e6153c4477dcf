import SwiftSyntax

/// The smallest part of a source around an error that can be set aside, and how.
enum FaultyPart {
    /// Statements, up to the end of their block.
    case statements(CodeBlockItemListSyntax, from: CodeBlockItemSyntax)
    /// A statement alone, on which no other depends.
    case statement(CodeBlockItemSyntax, in: CodeBlockItemListSyntax)
    /// A value whose lack the code around it bears.
    case absent(AbsentValue)
    /// A modifier of a view, which is the same view without it.
    case modifier(MemberAccessExprSyntax, of: FunctionCallExprSyntax)
    /// A body as a whole, since its end is wrong.
    case body(CodeBlockItemListSyntax)
    /// The value of a variable or a parameter, whose type is written.
    case value(ExprSyntax)
    /// A word or an attribute.
    case word(Syntax)
    /// A value that a condition binds, and that is no optional here.
    case bound(OptionalBindingConditionSyntax)
    /// A value that is an optional here alone.
    case optional(ExprSyntax)
    /// A supertype in its clause.
    case supertype(InheritedTypeSyntax, in: InheritanceClauseSyntax)
    /// The supertypes that are protocols, since the one that is not met is not among them.
    case protocols(InheritanceClauseSyntax, keepingFirst: Bool)
    /// A member that is missing in a type.
    case added(String, to: MemberBlockSyntax)
    /// The name of an outlet's type, which objects of a storyboard are given to.
    case outlet(TokenSyntax)
    /// An import.
    case module(ImportDeclSyntax)
    /// A declaration; `isType` says whether it has members.
    case declaration(Syntax, isType: Bool)
}

extension FaultyPart {
    /// Finds the part for an error at a token; `nil` if nothing around it can be set aside.
    init?(of error: CompilerError, at token: TokenSyntax) {
        if let list = token.endedBody, list.standsForItself == false {
            self = .body(list)
            return
        }
        if error.isOfExtraMark, token.isOptionalMark {
            self = .word(Syntax(token))
            return
        }
        if error.isOfOptional, let value = token.wholeValue {
            self = .optional(value)
            return
        }
        if error.isOfCastOptional, let value = token.castValue {
            self = .optional(value)
            return
        }
        if error.isOfBoundValue, let condition = token.parent?.as(OptionalBindingConditionSyntax.self) {
            self = .bound(condition)
            return
        }
        if token.isTypeOfOutlet, error.missingName == token.text {
            self = .outlet(token)
            return
        }
        if let labels = error.requiredInitializer, let type = token.enclosingType {
            self = FaultyPart(initializer: labels, of: type)
            return
        }
        var node = Syntax(token)
        while let parent = node.parent {
            if let value = AbsentValue(node, of: error, at: token) {
                self = .absent(value)
                return
            }
            if let part = FaultyPart(modifier: node, at: token) ?? FaultyPart(node, of: error) {
                self = part
                return
            }
            node = parent
        }
        return nil
    }

    /// The modifier of a view in which a token is; `nil` if the node is none, or the token is in what is modified.
    private init?(modifier node: Syntax, at token: TokenSyntax) {
        guard let call = node.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let view = member.base,
            token.start >= view.end, token.text != FaultCalls.modifier, call.mayModifyView
        else { return nil }
        self = .modifier(member, of: call)
    }

    /// The part that a node is; `nil` if the part is larger.
    private init?(_ node: Syntax, of error: CompilerError) {
        if let item = node.as(CodeBlockItemSyntax.self) {
            self.init(item)
        } else if let node = node.as(InheritedTypeSyntax.self), let clause = node.clause {
            self = .supertype(node, in: clause)
        } else if let clause = node.as(InitializerClauseSyntax.self) {
            self.init(clause)
        } else if let node = node.as(ImportDeclSyntax.self) {
            self = .module(node)
        } else if let node = node.as(AttributeSyntax.self) {
            guard !["Test", "Suite"].contains(node.attributeName.trimmedDescription) else { return nil }
            self = .word(Syntax(node))
        } else if let type = node.asProtocol((any DeclGroupSyntax).self) {
            self.init(type, of: error)
        } else if node.isKept {
            self.init(declaration: node, of: error)
        } else {
            return nil
        }
    }

    /// Statements of a body; `nil` for a declaration at the top level.
    private init?(_ item: CodeBlockItemSyntax) {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
        guard list.isExecutable else {
            guard item.item.as(DeclSyntax.self) == nil else { return nil }
            self = .declaration(Syntax(item), isType: false)
            return
        }
        guard !item.standsForFault, list.enclosingClosure?.usesNumberedArguments != true else { return nil }
        if item.standsAlone(in: list) {
            if let loop = item.loopThatItMayEnd {
                self.init(loop)
                return
            }
            self = .statement(item, in: list)
        } else {
            self = list.hidesResult(without: item) ? .body(list) : .statements(list, from: item)
        }
    }

    /// A value of a stored property, a global variable or a parameter.
    private init?(_ clause: InitializerClauseSyntax) {
        guard !clause.value.trimmedDescription.hasPrefix(FaultCalls.value) else { return nil }
        if clause.parent?.is(FunctionParameterSyntax.self) == true {
            self = .value(clause.value)
        } else if let binding = clause.parent?.as(PatternBindingSyntax.self), binding.isOfType || binding.isGlobal,
            let type = binding.typeAnnotation?.type, !type.is(SomeOrAnyTypeSyntax.self)
        {
            self = .value(clause.value)
        } else {
            return nil
        }
    }

    /// A type or an extension, of which the least goes.
    private init?(_ type: any DeclGroupSyntax, of error: CompilerError) {
        let node = Syntax(type)
        if let name = error.unmetProtocol, let clause = type.inheritanceClause {
            let named = clause.inheritedTypes.first {
                $0.type.trimmedDescription.split(separator: ".").last ?? "" == name
            }
            if let named {
                self = .supertype(named, in: clause)
                return
            }
            let keepsFirst = node.is(ClassDeclSyntax.self)
            if clause.inheritedTypes.count > (keepsFirst ? 1 : 0) {
                self = .protocols(clause, keepingFirst: keepsFirst)
                return
            }
        }
        if error.isOfMissingInitializer, node.is(ClassDeclSyntax.self) {
            self = .added("init(\(FaultCalls.end) _: Void)", to: type.memberBlock)
        } else {
            self = .declaration(node, isType: true)
        }
    }

    /// An initializer that a class must repeat; the class, if the types of its parameters are unknown.
    private init(initializer labels: String, of type: any DeclGroupSyntax) {
        switch labels {
        case "init(coder:)": self = .added("required init?(coder: NSCoder)", to: type.memberBlock)
        case "init(frame:)": self = .added("required override init(frame: CGRect)", to: type.memberBlock)
        case "init()": self = .added("required override init()", to: type.memberBlock)
        default: self = .declaration(Syntax(type), isType: true)
        }
    }

    private init(declaration node: Syntax, of error: CompilerError) {
        let word = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.first {
            $0.name.tokenKind == .keyword(.override)
        }
        if error.isOfLostOverride, let word {
            self = .word(Syntax(word))
        } else {
            self = .declaration(node, isType: false)
        }
    }
}

extension FaultyPart {
    /// The declaration around the part, or the statement around a modifier or a value; `nil` at the top level.
    var larger: FaultyPart? {
        var isOfStatement = isOfStatement
        var node = node.parent
        while let current = node {
            if isOfStatement, let item = current.as(CodeBlockItemSyntax.self) {
                if let part = FaultyPart(item) { return part }
                isOfStatement = false
            }
            if current.asProtocol((any DeclGroupSyntax).self) != nil { return .declaration(current, isType: true) }
            if current.isKept { return .declaration(current, isType: false) }
            node = current.parent
        }
        return nil
    }

    private var isOfStatement: Bool {
        switch self {
        case .modifier, .absent: true
        default: false
        }
    }
}

extension Syntax {
    /// Whether it is a declaration of a type or a file that can be left out by itself.
    fileprivate var isKept: Bool {
        if let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self),
            list.isExecutable
        {
            return false
        }
        return switch kind {
        case .functionDecl, .initializerDecl, .subscriptDecl, .variableDecl, .enumCaseDecl, .typeAliasDecl,
            .associatedTypeDecl, .deinitializerDecl, .operatorDecl, .precedenceGroupDecl, .macroExpansionDecl:
            true
        default: false
        }
    }
}

extension TokenSyntax {
    /// Whether it is the mark of an optional.
    var isOptionalMark: Bool { [.exclamationMark, .postfixQuestionMark].contains(tokenKind) }

    /// Whether it names the type of an outlet.
    fileprivate var isTypeOfOutlet: Bool {
        guard parent?.is(IdentifierTypeSyntax.self) == true else { return false }
        var node = parent
        while let current = node, !current.is(VariableDeclSyntax.self) {
            if current.is(CodeBlockItemSyntax.self) || current.is(InitializerClauseSyntax.self) { return false }
            node = current.parent
        }
        return node?.as(VariableDeclSyntax.self)?.attributes.has("IBOutlet") ?? false
    }
}

extension InheritedTypeSyntax {
    fileprivate var clause: InheritanceClauseSyntax? { parent?.parent?.as(InheritanceClauseSyntax.self) }
}

extension PatternBindingSyntax {
    private var holder: Syntax? { parent?.parent?.parent }
    /// Whether it is a stored property of a type.
    fileprivate var isOfType: Bool { holder?.is(MemberBlockItemSyntax.self) == true }
    /// Whether it is a variable at the top level of a file.
    fileprivate var isGlobal: Bool {
        holder?.parent?.as(CodeBlockItemListSyntax.self).map { !$0.isExecutable } ?? false
    }
}
