import SwiftSyntax

/// Walks through a source once and records its edits.
final class SourceVisitor: SyntaxVisitor {
    var draft: Draft
    /// The enclosing types, the innermost last.
    var scopes: [MemberScope] = []
    /// Finished scopes with entries.
    var tables: [MemberScope] = []
    /// Finished scopes that implement requirements that nothing calls.
    var implementers: [MemberScope] = []
    /// Finished classes, by their paths.
    var classes: [String: MemberScope] = [:]
    /// The enclosing `#if` conditions.
    var conditions: [String] = []
    /// The number of enclosing function bodies; types in them cannot be named from outside.
    var bodies = 0

    /// Whether the file imports a module that exports UIKit, or UIKit itself.
    private var importsUIKit = false
    private(set) var importsXCTest = false
    private var importsNimble = false
    /// Whether a method of an expectation is an argument.
    private(set) var refersToFulfill = false
    var measures = false
    /// Whether the file may test rectangles for intersection.
    private(set) var asksForIntersections = false
    /// Whether Foundation is imported through UIKit although the file does not import UIKit.
    private let dependsOnDevice: Bool
    /// The modules that Foundation exports on Apple's systems and that the file names.
    private let exported: [String]
    /// The import that brings what Foundation exports, where the file imports neither Foundation nor what exports it by
    /// its name here.
    private var exporter: SyntaxIdentifier?
    /// Whether the file names parts of XCTest that exist only on Apple's systems.
    private let usesXCTestAdditions: Bool
    /// The replacement of `AnyObject` where members are looked up by name.
    let dynamicLookup: DynamicLookup
    var looksUpMembers = false
    /// The number of enclosing `#if` clauses that are not compiled.
    var inactiveClauses = 0
    /// Base names of members that extensions declare and classes override.
    let names: Set<String>
    private let lines: SourceLocationConverter

    init(_ source: [UInt8], names: Set<String>, lines: SourceLocationConverter) {
        draft = Draft(source: source)
        self.lines = lines
        dependsOnDevice = Imports.dependOnDevice(in: source)
        exported = Imports.exportedByFoundation(in: source)
        usesXCTestAdditions = XCTestAdditions.occur(in: source)
        self.names = names
        dynamicLookup = DynamicLookup(source)
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the line of a declaration's name, from 1.
    func line(of name: TokenSyntax) -> Int { name.startLocation(converter: lines).line }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if let edit = Attributes.edit(node) { draft.edits.append(edit) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if conditions.isEmpty, Imports.isForTheMac(node) { draft.isForTheMac = true }
        let edit = Imports.edit(
            node, besideUIKit: importsUIKit, dependsOnDevice: dependsOnDevice, exported: exported)
        if node.id == exporter, !exported.isEmpty {
            let others = exported.map { "; import \($0)" }.joined()
            let end = Edit(range: node.end..<node.end, text: others)
            draft.edits.append(edit.map { Edit(range: $0.range, text: $0.text + others) } ?? end)
        } else if let edit {
            draft.edits.append(edit)
        } else if usesXCTestAdditions, let edit = XCTestAdditions.edit(node) {
            draft.edits.append(edit)
        }
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        if !node.choosesOpaqueType, let edit = Conditions.edit(node) { draft.edits.append(edit) }
        return .skipChildren
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        importsUIKit = node.statements.contains(where: Imports.isOfUIKit)
        exporter = Imports.exporter(among: node.statements)?.id
        importsXCTest = node.imports("XCTest")
        importsNimble = node.imports("Nimble")
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        bodies += 1
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        bodies += 1
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        bodies += 1
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }

    /// Visits the clauses here, so that their contents know their conditions.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var earlier: [String] = []
        var isDecided = false
        for clause in node.clauses {
            let isActive = !isDecided && (clause.condition.map(Conditions.holds) ?? true)
            isDecided = isDecided || isActive
            if !isActive { inactiveClauses += 1 }
            defer { if !isActive { inactiveClauses -= 1 } }
            var holds = earlier.map { "!(\($0))" }
            if let condition = clause.condition {
                let finder = ConditionEdits(viewMode: .sourceAccurate)
                finder.walk(condition)
                draft.edits += finder.edits
                let text = Conditions.text(of: condition)
                holds.append("(\(text))")
                earlier.append(text)
            }
            conditions.append(holds.isEmpty ? "true" : holds.joined(separator: " && "))
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast()
        }
        return .skipChildren
    }

    // Members of extensions cannot override.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let edit = LockClasses.edit(node) { draft.edits.append(edit) }
        return prepare(node)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        prepare(node)
        return .visitChildren
    }
    override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
        prepare(node)
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let edit = Imports.edit(node) { draft.edits.append(edit) }
        if importsNimble, let edit = NamesOfNimble.edit(node) { draft.edits.append(edit) }
        draft.edits += MainBundle.edits(node)
        return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if importsNimble, let edit = NamesOfNimble.edit(node) { draft.edits.append(edit) }
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if RectangleIntersections.contain(node) { asksForIntersections = true }
        if importsXCTest, ExpectationReferences.contain(node) { refersToFulfill = true }
        draft.edits += MainBundle.edits(node)
        draft.edits += AnyObjectMembers.edits(node)
        draft.edits += DelegateWindows.edits(node)
        if let edit = MainThreads.edit(node) { draft.edits.append(edit) }
        if let edit = MovedTypes.edit(node) { draft.edits.append(edit) }
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let edit = MovedTypes.edit(node) { draft.edits.append(edit) }
        return .visitChildren
    }
}

extension SourceFileSyntax {
    /// Returns whether a module or a part of it is imported, on a condition that holds here or on none.
    fileprivate func imports(_ module: String) -> Bool { statements.imports(module) }
}

extension CodeBlockItemListSyntax {
    fileprivate func imports(_ module: String) -> Bool {
        contains { item in
            if let node = item.item.as(ImportDeclSyntax.self) { return node.path.first?.name.text == module }
            let clauses = item.item.as(IfConfigDeclSyntax.self)?.clauses
            let active = clauses?.first { $0.condition.map(Conditions.holds) ?? true }
            guard case .statements(let statements)? = active?.elements else { return false }
            return statements.imports(module)
        }
    }
}
