import SwiftParser
import SwiftSyntax

/// The compiled classes of a source, and the initializers in extensions of classes.
struct FoundClasses: Sendable {
    /// The classes, in the order of the source.
    var classes: [DeclaredClass] = []
    /// Initializers in extensions, by the extended type.
    var extended: [String: [DeclaredClass.Initializer]] = [:]

    /// Reads a source.
    init(in source: [UInt8]) { self = ClassFinder(source).found }

    fileprivate init() {}
}

/// Walks through a source once and records its classes.
private final class ClassFinder: SyntaxVisitor {
    var found = FoundClasses()
    private var scopes: [Scope] = []
    private let lines: SourceLocationConverter

    private struct Scope {
        var name: String
        var isPrivate: Bool
        var isGeneric: Bool
        /// The index of its class in `classes`; `nil` for other types.
        var index: Int?
        var isExtension = false
    }

    init(_ source: [UInt8]) {
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        lines = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers, isGeneric: node.genericParameterClause != nil)
        let scope = scopes[scopes.count - 1]
        scopes[scopes.count - 1].index = found.classes.count
        found.classes.append(
            DeclaredClass(
                line: node.name.startLocation(converter: lines).line, name: scope.name,
                inherited: node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
                initializers: [],
                isPrivate: scope.isPrivate, isGeneric: scope.isGeneric))
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, node.modifiers, isGeneric: false)
        scopes[scopes.count - 1].isExtension = true
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last else { return .skipChildren }
        let parameters = node.signature.parameterClause.parameters
        let initializer = DeclaredClass.Initializer(
            name: "init(\(parameters.map { "\($0.firstName.text):" }.joined()))",
            takesNothing: parameters.allSatisfy { $0.defaultValue != nil },
            isConvenience: node.modifiers.contains { $0.name.text == "convenience" },
            isPrivate: node.modifiers.isPrivate)
        if let index = scope.index {
            found.classes[index].initializers.append(initializer)
        } else if scope.isExtension {
            found.extended[scope.name, default: []].append(initializer)
        }
        return .skipChildren
    }

    // Types in bodies cannot be named from outside.
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
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(_ name: String, _ modifiers: DeclModifierListSyntax, isGeneric: Bool) {
        let outer = scopes.last
        scopes.append(
            Scope(
                name: outer.map { "\($0.name).\(name)" } ?? name,
                isPrivate: modifiers.isPrivate || outer?.isPrivate == true,
                isGeneric: isGeneric || outer?.isGeneric == true))
    }
}

extension DeclModifierListSyntax {
    fileprivate var isPrivate: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
}
