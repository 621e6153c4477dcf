import SwiftSyntax

/// `rectangle.intersects(other)`, which is false for rectangles that only touch on Apple's systems, and true on Linux.
enum RectangleIntersections {
    /// The method of Apple's systems, for the end of a file, whose own methods are preferred to those of other modules.
    static let method =
        "extension CGRect { nonisolated fileprivate func intersects(_ rect2: CGRect) -> Bool { _intersects(self, rect2) } }"

    /// Whether an expression may be that method; those of other types keep their own.
    static func contain(_ node: MemberAccessExprSyntax) -> Bool {
        guard node.declName.baseName.text == "intersects", !isDeclared(in: node.root) else { return false }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == node.id
        else { return true }
        return call.arguments.count == 1 && call.arguments.first?.label == nil
    }

    /// Whether the file has such a method of its own, without a label.
    private static func isDeclared(in file: Syntax) -> Bool {
        file.tokens(viewMode: .sourceAccurate).contains { token in
            token.text == "intersects" && token.previousToken(viewMode: .sourceAccurate)?.text == "func"
        }
    }
}
