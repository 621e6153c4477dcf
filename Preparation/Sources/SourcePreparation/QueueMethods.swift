import SwiftSyntax

/// Methods that an app declares for queues beside Dispatch's own, such as `async(execute:)` of a protocol: a call with
/// a block alone is ambiguous between them and the one that waits for the clock, which is to be taken.
enum QueueMethods {
    private static let names = ["async", "asyncAfter"]

    /// Returns the edit of a method of an extension.
    static func edit(_ node: FunctionDeclSyntax, of type: String) -> Edit? {
        guard type == "DispatchQueue", names.contains(node.name.text),
            node.signature.parameterClause.parameters.last?.firstName.text == "execute"
        else { return nil }
        return .insert("@_disfavoredOverload ", at: node.start)
    }
}
