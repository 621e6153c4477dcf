import Foundation

/// An Objective-C method; none exist here, so code that swizzles methods finds none.
public typealias Method = OpaquePointer
/// The implementation of an Objective-C method.
public typealias IMP = OpaquePointer

/// A property that Objective-C declares, of which nothing is known here.
public typealias objc_property_t = OpaquePointer

/// Returns the property of a class with a name: one for each name, since only objects know here which they have; `nil`
/// without a class.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    guard cls != nil else { return nil }
    return unsafe OpaquePointer(bitPattern: 1)
}
/// Returns what Objective-C says of a property; always `nil` here.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
/// Returns the instance method of a class for a selector; always `nil` here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns the class method of a class for a selector; always `nil` here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns the implementation of an instance method; always `nil` here.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Adds a method to a class; always fails here.
@discardableResult public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Replaces a method of a class; does nothing here and returns `nil`.
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Exchanges the implementations of two methods; does nothing here.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Returns the implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP { unsafe m }
/// Sets the implementation of a method; does nothing here.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { unsafe imp }
/// Returns the type encoding of a method; always `nil` here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }
