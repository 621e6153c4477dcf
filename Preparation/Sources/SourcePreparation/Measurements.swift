import SwiftSyntax

/// `measure { … }` of XCTest, which fails on Linux where its measurements differ, and on Apple's systems only where
/// they are worse than recorded ones.
enum Measurements {
    /// The method that runs a block once, for the end of a file: what it takes on another machine says nothing of a
    /// device.
    static let method =
        "extension XCTestCase { nonisolated fileprivate func _measure(_ block: () -> Void) { block() } }"

    static func edit(_ node: FunctionCallExprSyntax) -> Edit? {
        let isClosureAlone =
            node.trailingClosure != nil && node.arguments.isEmpty
            || node.arguments.count == 1 && node.arguments.first?.label == nil
        guard isClosureAlone, node.additionalTrailingClosures.isEmpty else { return nil }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            guard member.base?.trimmedDescription == "self", member.declName.baseName.text == "measure" else {
                return nil
            }
            return Edit(range: member.declName.bytes, text: "_measure")
        }
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "measure" else {
            return nil
        }
        return Edit(range: name.bytes, text: "_measure")
    }
}
