import SwiftSyntax

/// `expectation.fulfill` without a call: XCTest's method has no parameters on Apple's systems, but a file and a line on
/// Linux.
enum ExpectationReferences {
    /// The method without parameters, for the end of a file; calls still prefer XCTest's own.
    static let method =
        "extension XCTestExpectation { @_disfavoredOverload nonisolated fileprivate func fulfill() { fulfill(#file, line: #line) } }"

    /// Returns whether an expression may be such a reference; other types than XCTest's keep their own methods.
    static func contain(_ node: MemberAccessExprSyntax) -> Bool {
        node.declName.baseName.text == "fulfill" && node.declName.argumentNames == nil
            && node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    }
}
