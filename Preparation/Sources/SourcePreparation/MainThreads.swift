import SwiftSyntax

/// Questions for the main thread: where tests begin in asynchronous code, the main queue runs on another one here.
enum MainThreads {
    private static let threads: Set<String> = ["Thread", "Thread.current", "Foundation.Thread"]

    /// Returns the edit of `Thread.isMainThread`, or `nil` for other expressions.
    static func edit(_ node: MemberAccessExprSyntax) -> Edit? {
        guard node.declName.baseName.text == "isMainThread", let base = node.base?.trimmedDescription,
            threads.contains(base)
        else { return nil }
        return Edit(range: node.bytes, text: "_isOnMain()")
    }
}
