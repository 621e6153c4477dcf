import SwiftSyntax

extension Fault {
    /// Describes a part that is set aside for an error.
    init(_ part: FaultyPart, of error: CompilerError, root: String?) {
        let names = part.node.enclosingNames
        self.init(
            file: error.file, line: error.line, kind: part.kind, subject: names.joined(separator: "."),
            need: error.need, isNamed: error.namesNeed, root: root == error.need ? nil : root,
            lostOverride: part.losesOverride ? names.joined(separator: ".") : nil)
    }
}

extension FaultyPart {
    fileprivate var kind: Fault.Kind {
        switch self {
        case .statements(let list, _), .body(let list):
            list.enclosingFunction?.testFramework == nil ? .statements : .test
        case .value: .value
        case .word: .word
        case .supertype, .protocols: .inheritance
        case .added: .added
        case .module: .module
        case .declaration(_, let isType): isType ? .type : .declaration
        }
    }

    /// What is changed.
    fileprivate var node: Syntax {
        switch self {
        case .statements(let list, _), .body(let list): Syntax(list)
        case .value(let value): Syntax(value)
        case .word(let node), .declaration(let node, _): node
        case .supertype(let type, _): Syntax(type)
        case .protocols(let clause, _): Syntax(clause)
        case .added(_, let block): Syntax(block)
        case .module(let node): Syntax(node)
        }
    }

    /// Whether a superclass's member is no longer overridden.
    fileprivate var losesOverride: Bool {
        switch self {
        case .word(let node): node.trimmedDescription == "override"
        case .declaration(let node, false):
            node.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.override) ?? false
        default: false
        }
    }
}

extension Syntax {
    /// The names of the declarations around it and of itself, the outermost first.
    fileprivate var enclosingNames: [String] {
        var (names, node) = ([String](), Optional(self))
        while let current = node {
            if let name = current.declaredName { names.append(name) }
            node = current.parent
        }
        return names.reversed()
    }

    private var declaredName: String? {
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.name.text + function.signature.parameterClause.labels
        }
        if let initializer = self.as(InitializerDeclSyntax.self) {
            return "init" + initializer.signature.parameterClause.labels
        }
        if self.is(SubscriptDeclSyntax.self) { return "subscript" }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.first?.pattern.trimmedDescription
        }
        if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
        if let node = self.as(EnumCaseDeclSyntax.self) { return node.elements.first?.name.text }
        return asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate var labels: String { "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")" }
}
