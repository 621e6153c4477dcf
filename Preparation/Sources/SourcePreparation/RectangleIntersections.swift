import SwiftSyntax

/// `rectangle.intersects(other)`, which is false for rectangles that only touch on Apple's systems, and true on Linux.
enum RectangleIntersections {
    /// The method of Apple's systems, for the end of a file, which prefers its own methods to those of other modules.
    static let method =
        "extension CGRect { nonisolated fileprivate func intersects(_ rect2: CGRect) -> Bool { _intersects(self, rect2) } }"

    /// Returns whether an expression may be that method; other types keep their own.
    static func contain(_ node: MemberAccessExprSyntax) -> Bool {
        guard node.declName.baseName.text == "intersects", !isDeclared(in: node.root) else { return false }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == node.id
        else { return true }
        return call.arguments.count == 1 && call.arguments.first?.label == nil
    }

    /// Returns whether the file declares such a method without a label.
    private static func isDeclared(in file: Syntax) -> Bool {
        file.tokens(viewMode: .sourceAccurate).contains { token in
            token.text == "intersects" && token.previousToken(viewMode: .sourceAccurate)?.text == "func"
        }
    }
}
