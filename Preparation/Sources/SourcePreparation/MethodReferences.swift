import SwiftSyntax

/// `expectation.fulfill` as an argument: XCTest's method has no parameters on Apple's systems, and a file and a line on Linux.
enum MethodReferences {
    static func edits(_ node: MemberAccessExprSyntax) -> [Edit] {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, node.base != nil,
            node.parent?.is(LabeledExprSyntax.self) == true
        else { return [] }
        return [.insert("{ ", at: node.start), .insert("() }", at: node.end)]
    }
}
