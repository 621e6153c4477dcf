import Foundation

/// A method of a class of Objective-C, of which there are none: code that exchanges methods finds nothing to exchange.
public typealias Method = OpaquePointer
/// The code of a method of Objective-C.
public typealias IMP = OpaquePointer

/// The method that instances of a class have for a selector: none is known.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// The method that a class has for a selector: none is known.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// The code that instances of a class have for a selector: none is known.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Adds a method to a class, which is not possible.
@discardableResult public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Replaces a method of a class, which is not possible.
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Exchanges what two methods do, which is not possible.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// The code of a method.
public func method_getImplementation(_ m: Method) -> IMP { unsafe m }
/// Sets the code of a method, which is not possible.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { unsafe imp }
/// The types of a method's parameters: none are known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }
