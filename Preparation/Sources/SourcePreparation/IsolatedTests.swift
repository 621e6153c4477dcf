import SwiftSyntax

/// Tests of XCTest classes on the main actor: on Linux, XCTest calls tests as functions without an actor, from the main
/// thread.
enum IsolatedTests {
    /// Makes the tests of a class callable from anywhere; their bodies run on the main actor as before.
    static func edits(_ node: ClassDeclSyntax) -> [Edit] {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard node.attributes.has("MainActor"), inherited.contains("XCTestCase") else { return [] }
        return node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.flatMap(edits)
    }

    private static func edits(_ test: FunctionDeclSyntax) -> [Edit] {
        let signature = test.signature
        guard let body = test.body, test.name.text.hasPrefix("test"), signature.parameterClause.parameters.isEmpty,
            signature.effectSpecifiers?.asyncSpecifier == nil
        else { return [] }
        let word = signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        return [
            .insert("nonisolated ", at: test.funcKeyword.start),
            .insert(" \(word)MainActor.assumeIsolated {", at: body.leftBrace.end),
            .insert("} ", at: body.rightBrace.start),
        ]
    }
}
