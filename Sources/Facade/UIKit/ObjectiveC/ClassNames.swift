import ObjectiveC

// Class lookup by Objective-C names. On Linux, Foundation's functions use no module for Foundation's own classes, and
// one for all others; these overloads take their place where Foundation is imported through UIKit.

/// Returns the class with a name: a system class has no module prefix, and an app's class has one.
@_disfavoredOverload public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    RuntimeClassNames.type(named: aClassName)
}

/// Returns the name of a class, with a module prefix if it is an app's class.
@_disfavoredOverload public func NSStringFromClass(_ aClass: AnyClass) -> String { RuntimeClassNames.name(of: aClass) }
/// Returns the name of a class that is known by a protocol, which only classes meet on Apple's systems.
@_disfavoredOverload public func NSStringFromClass(_ aClass: Any.Type) -> String {
    (aClass as? AnyClass).map { NSStringFromClass($0) } ?? String(reflecting: aClass)
}
