import SwiftParser
import SwiftSyntax

/// The compiled types of a source, and the initializers in extensions.
struct FoundTypes: Sendable {
    /// The types, in the order of the source.
    var types: [DeclaredType] = []
    /// Initializers in extensions, by the extended type.
    var extended: [String: [DeclaredType.Initializer]] = [:]
    /// Protocols after the colons of extensions, by the extended type.
    var conformances: [String: [String]] = [:]

    /// Reads a source.
    init(in source: [UInt8]) { self = TypeFinder(source).found }

    fileprivate init() {}
}

/// Walks through a source once and records its types.
private final class TypeFinder: SyntaxVisitor {
    var found = FoundTypes()
    private var scopes: [Scope] = []
    private let lines: SourceLocationConverter

    private struct Scope {
        var name: String
        var isPrivate: Bool
        var isGeneric: Bool
        /// The index of its type in `types`; `nil` for extensions.
        var index: Int?
    }

    init(_ source: [UInt8]) {
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        lines = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = enter(node, .class, node.genericParameterClause)
        found.types[found.types.count - 1].injecting = node.injectingMethods
        found.types[found.types.count - 1].factories = node.factories
        return kind
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .struct, node.genericParameterClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .enum, node.genericParameterClause)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = enter(node, .protocol, nil)
        found.types[found.types.count - 1].requirements = node.requirements
        if node.primaryAssociatedTypeClause != nil { found.types[found.types.count - 1].isGeneric = true }
        return kind
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = scopes.last
        found.types.append(
            DeclaredType(
                line: node.name.startLocation(converter: lines).line, kind: .alias,
                name: outer.map { "\($0.name).\(node.name.text)" } ?? node.name.text,
                inherited: [node.initializer.value.trimmedDescription],
                isPrivate: node.modifiers.isPrivate || outer?.isPrivate == true,
                isGeneric: node.genericParameterClause != nil || outer?.isGeneric == true))
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        found(node, node.startLocation(converter: lines).line)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        found(node, node.startLocation(converter: lines).line)
    }

    /// Records a preview that no type is around.
    private func found(_ node: some FreestandingMacroExpansionSyntax, _ line: Int) -> SyntaxVisitorContinueKind {
        guard scopes.isEmpty, node.macroName.text == "Preview" else { return .skipChildren }
        let title = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        found.types.append(
            DeclaredType(
                line: line, kind: .preview, name: title ?? "", inherited: [], isPrivate: false, isGeneric: false))
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, node.modifiers, isGeneric: false)
        let name = scopes[scopes.count - 1].name
        let protocols = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if !protocols.isEmpty { found.conformances[name, default: []] += protocols }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last else { return .skipChildren }
        let initializer = DeclaredType.Initializer(node)
        if let index = scope.index {
            found.types[index].initializers.append(initializer)
        } else {
            found.extended[scope.name, default: []].append(initializer)
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let index = scopes.last?.index else { return .skipChildren }
        found.types[index].cases += node.elements.map { DeclaredType.Case($0) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let index = scopes.last?.index else { return .skipChildren }
        if let name = node.sharedName(of: found.types[index].name) { found.types[index].shared = name }
        found.types[index].injected += node.injected
        found.types[index].references += node.references
        return .skipChildren
    }

    // Types in bodies cannot be named from outside.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses where clause.condition.map(Conditions.holds) ?? true {
            if let elements = clause.elements { walk(elements) }
            break
        }
        return .skipChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) {
        guard let index = scopes.removeLast().index else { return }
        if found.types[index].initializers.isEmpty {
            found.types[index].initializers.append(node.memberwiseInitializer)
        }
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: DeclaredType.Kind,
        _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let isInGeneric = scopes.last?.isGeneric == true
        enter(node.name.text, node.modifiers, isGeneric: generics != nil)
        let scope = scopes[scopes.count - 1]
        scopes[scopes.count - 1].index = found.types.count
        found.types.append(
            DeclaredType(
                line: node.name.startLocation(converter: lines).line, kind: kind, name: scope.name,
                inherited: node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
                isPrivate: scope.isPrivate, isGeneric: scope.isGeneric,
                placeholders: isInGeneric ? [] : generics?.parameters.map(\.name.text) ?? []))
        return .visitChildren
    }

    private func enter(_ name: String, _ modifiers: DeclModifierListSyntax, isGeneric: Bool) {
        let outer = scopes.last
        scopes.append(
            Scope(
                name: outer.map { "\($0.name).\(name)" } ?? name,
                isPrivate: modifiers.isPrivate || outer?.isPrivate == true,
                isGeneric: isGeneric || outer?.isGeneric == true))
    }
}
