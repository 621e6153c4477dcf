public import Foundation

extension NSObjectProtocol {
    /// The name of the class, with its module if it is an app's.
    public static func description() -> String { NSStringFromClass(Self.self) }
    /// Whether the object is of a class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = Swift.type(of: self)
        while let current = type {
            if current === aClass { return true }
            type = _getSuperclass(current)
        }
        return false
    }
    /// Whether the object is of a class itself.
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) === aClass }
    /// Whether objects of the class have a member of this name.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { MemberTables.knows($0.description, Self.self) } ?? false
    }
}
