import SwiftSyntax

/// XCTest's tests on the main actor: on Linux, XCTest calls tests as functions without an actor, from the main thread.
///
/// In Objective-C, `setUp` and similar methods have no isolation either, and take that of the class that overrides
/// them.
enum IsolatedTests {
    private static let steps: Set<String> = [
        "invokeTest", "setUp", "setUpWithError", "tearDown", "tearDownWithError",
    ]

    /// A function that XCTest may call.
    struct Site {
        /// The class, without the types around it.
        var type: String
        /// The edits that make the function callable from anywhere; its body still runs on the main actor.
        var edits: [Edit] = []
        /// Whether it runs there regardless of the class's isolation.
        var isCertain = false
    }

    /// Returns whether a class name belongs to an XCTest class or, by the usual naming, to an app's base class.
    static func isTestCase(_ name: String) -> Bool { name.hasSuffix("TestCase") }

    /// Returns the functions of a class or an extension that XCTest may call.
    static func sites(of type: String, _ members: MemberBlockItemListSyntax) -> [Site] {
        functions(in: members).map { function in
            Site(type: type, edits: edits(function), isCertain: function.attributes.has("MainActor"))
        }.filter { !$0.edits.isEmpty }
    }

    /// Returns the edit that allows a test to be sent to the main actor, on which it already runs.
    static func conformance(_ node: ClassDeclSyntax) -> Edit? {
        guard let types = node.inheritanceClause?.inheritedTypes, let last = types.last,
            !types.contains(where: { $0.type.trimmedDescription.hasSuffix("Sendable") })
        else { return nil }
        return .insert(", @unchecked Sendable", at: last.end)
    }

    private static func functions(in members: MemberBlockItemListSyntax) -> [FunctionDeclSyntax] {
        members.flatMap { member in
            if let function = member.decl.as(FunctionDeclSyntax.self) { return [function] }
            let clauses = member.decl.as(IfConfigDeclSyntax.self).map { Array($0.clauses) } ?? []
            return clauses.compactMap { $0.elements?.as(MemberBlockItemListSyntax.self) }.flatMap(functions)
        }
    }

    private static func edits(_ function: FunctionDeclSyntax) -> [Edit] {
        let signature = function.signature
        guard let body = function.body, isCalled(function), signature.parameterClause.parameters.isEmpty,
            signature.effectSpecifiers?.asyncSpecifier == nil, !function.modifiers.has(.nonisolated)
        else { return [] }
        let word = signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        let attribute = function.attributes.first(named: "MainActor").map { [Edit.blank($0.bytes)] } ?? []
        return attribute + [
            .insert("nonisolated ", at: function.funcKeyword.start),
            .insert(" \(word)MainActor.assumeIsolated {", at: body.leftBrace.end),
            .insert("} ", at: body.rightBrace.start),
        ] + localFunctions(in: body).map { .insert("@MainActor ", at: $0.start) }
    }

    /// Returns the functions in a body that were isolated as the function is, and would not be in a closure.
    private static func localFunctions(in body: CodeBlockSyntax) -> [FunctionDeclSyntax] {
        body.statements.compactMap { $0.item.as(FunctionDeclSyntax.self) }.filter { function in
            function.attributes.isEmpty && !function.modifiers.has(.nonisolated)
        } + body.statements.flatMap { item in LocalBlocks(in: item).blocks.flatMap(localFunctions) }
    }

    private static func isCalled(_ function: FunctionDeclSyntax) -> Bool {
        function.name.text.hasPrefix("test")
            || function.modifiers.has(.override) && steps.contains(function.name.text)
    }
}

/// The blocks of the statements in a statement, such as those of a loop, without functions and closures.
private final class LocalBlocks: SyntaxVisitor {
    private(set) var blocks: [CodeBlockSyntax] = []

    init(in item: CodeBlockItemSyntax) {
        super.init(viewMode: .sourceAccurate)
        if !item.item.is(DeclSyntax.self) { walk(item) }
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        blocks.append(node)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
