public import Foundation

extension NSObjectProtocol {
    /// Returns the name of the class, with a module prefix if it is an app's class.
    public static func description() -> String { RuntimeClassNames.name(of: Self.self) }
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = Swift.type(of: self)
        while let current = type {
            if current === aClass { return true }
            type = _getSuperclass(current)
        }
        return false
    }
    /// Returns whether the object is an instance of a class, but not of a subclass.
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) === aClass }
    /// Returns whether instances of the class have a method with a selector.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { MemberTables.knows($0.description, Self.self) } ?? false
    }
}

extension NSObject {
    /// Returns the class: on Apple's systems, a class answers for what every object answers for.
    public static func classForCoder() -> AnyClass { self }
}
