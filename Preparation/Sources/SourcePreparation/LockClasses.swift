import SwiftSyntax

/// Subclasses of Foundation's locks, which the compiler refuses on Linux: members of theirs cannot be loaded.
enum LockClasses {
    private static let standIns = ["NSLock": "_Lock", "NSRecursiveLock": "_RecursiveLock"]

    /// Returns the edit of a class that inherits from a lock, to a class that can be inherited from.
    static func edit(_ node: ClassDeclSyntax) -> Edit? {
        guard let type = node.inheritanceClause?.inheritedTypes.first?.type else { return nil }
        let name = type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        return standIns[name].map { Edit(range: type.bytes, text: $0) }
    }
}
