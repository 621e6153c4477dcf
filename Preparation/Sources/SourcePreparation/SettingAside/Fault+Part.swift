import SwiftSyntax

extension Fault {
    /// Describes a part that is set aside for an error.
    init(_ part: FaultyPart, of error: CompilerError, _ causes: FaultCauses?) {
        let names = part.node.enclosingNames
        let loss = part.lostMember(names).map { Loss(owner: $0.owner, member: $0.name) }
        let root = causes?.root(of: error, owner: loss?.owner)
        self.init(
            file: error.file, line: error.line, kind: part.kind, subject: names.joined(separator: "."),
            need: error.need, isNamed: error.namesNeed, root: root == error.need ? nil : root, loss: loss)
    }
}

extension Fault {
    /// Describes a member that is no longer found by its key.
    ///
    /// - Parameter text: The source, in which the line of the member is searched by its name.
    init(key: String, in file: String, _ text: [UInt8], of error: CompilerError) {
        let name = key.prefix { $0 != ":" }
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.firstIndex { $0.contains("func \(name)") || $0.contains("var \(name)") } ?? error.line - 1
        self.init(
            file: file, line: line + 1, kind: .name, subject: key, need: error.need, isNamed: error.namesNeed,
            root: nil,
            loss: nil)
    }
}

extension FaultyPart {
    fileprivate var kind: Fault.Kind {
        switch self {
        case .statements(let list, _), .body(let list):
            list.enclosingFunction?.testFramework == nil ? .statements : .test
        case .statement: .statements
        case .absent: .absent
        case .modifier: .modifier
        case .value: .value
        case .word, .bound, .optional: .word
        case .supertype, .protocols: .inheritance
        case .added: .added
        case .module: .module
        case .outlet: .outlet
        case .declaration(_, let isType): isType ? .type : .declaration
        }
    }

    /// What is changed.
    var node: Syntax {
        switch self {
        case .statements(let list, _), .body(let list): Syntax(list)
        case .statement(let item, _): Syntax(item)
        case .absent(let value): value.node
        case .modifier(_, let call): Syntax(call)
        case .value(let value): Syntax(value)
        case .bound(let condition): Syntax(condition)
        case .optional(let value): Syntax(value)
        case .word(let node), .declaration(let node, _): node
        case .supertype(let type, _): Syntax(type)
        case .protocols(let clause, _): Syntax(clause)
        case .added(_, let block): Syntax(block)
        case .module(let node): Syntax(node)
        case .outlet(let name): Syntax(name)
        }
    }

    /// What a class has no longer of its superclass's behavior.
    ///
    /// - Parameter names: The names of the declarations around the part, and its own.
    fileprivate func lostMember(_ names: [String]) -> (owner: String, name: String)? {
        switch self {
        case .supertype(let type, let clause) where clause.parent?.is(ClassDeclSyntax.self) == true:
            let name = type.type.trimmedDescription
            return StandIn.superclass(for: name) == nil ? nil : names.last.map { ($0, name) }
        case .word(let node) where node.trimmedDescription == "override": return member(names)
        case .declaration(let node, false):
            let isOverride = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.override) ?? false
            return isOverride ? member(names) : nil
        default: return nil
        }
    }

    private func member(_ names: [String]) -> (owner: String, name: String)? {
        guard let owner = names.dropLast().last?.split(separator: ".").last, let name = names.last else { return nil }
        return (String(owner), name)
    }
}

extension Syntax {
    /// The names of the declarations around it and of itself, the outermost first.
    fileprivate var enclosingNames: [String] {
        var (names, node) = ([String](), Optional(self))
        while let current = node {
            // Errors name what is quoted without its quotes.
            if let name = current.declaredName { names.append(name.replacing("`", with: "")) }
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
