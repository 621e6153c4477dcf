import SwiftSyntax

/// XCTest's tests on the main actor: on Linux, XCTest calls tests as functions without an actor, from the main thread.
enum IsolatedTests {
    /// Makes the tests of a class callable from anywhere; their bodies run on the main actor as before.
    static func edits(_ node: ClassDeclSyntax) -> [Edit] {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        // Base classes of an app are called like that too.
        guard inherited.contains(where: { $0.hasSuffix("TestCase") }) else { return [] }
        let isIsolated = node.attributes.has("MainActor")
        let tests = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .filter { isIsolated || $0.attributes.has("MainActor") }.flatMap(edits)
        return tests.isEmpty ? [] : tests + conformance(node)
    }

    /// Lets a test hand itself to the main actor, on which it runs already.
    private static func conformance(_ node: ClassDeclSyntax) -> [Edit] {
        guard let types = node.inheritanceClause?.inheritedTypes, let last = types.last,
            !types.contains(where: { $0.type.trimmedDescription.hasSuffix("Sendable") })
        else { return [] }
        return [.insert(", @unchecked Sendable", at: last.end)]
    }

    private static func edits(_ test: FunctionDeclSyntax) -> [Edit] {
        let signature = test.signature
        guard let body = test.body, test.name.text.hasPrefix("test"), signature.parameterClause.parameters.isEmpty,
            signature.effectSpecifiers?.asyncSpecifier == nil
        else { return [] }
        let word = signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        let attribute = test.attributes.first(named: "MainActor").map { [Edit.blank($0.bytes)] } ?? []
        return attribute + [
            .insert("nonisolated ", at: test.funcKeyword.start),
            .insert(" \(word)MainActor.assumeIsolated {", at: body.leftBrace.end),
            .insert("} ", at: body.rightBrace.start),
        ]
    }
}
