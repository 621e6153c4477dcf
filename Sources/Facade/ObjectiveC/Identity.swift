infix operator =~= : ComparisonPrecedence
infix operator !~= : ComparisonPrecedence

/// Returns whether two values are the same object, whatever their types say.
///
/// Prepared sources compare so what is an object on Apple's systems alone, such as values of a protocol of Objective-C.
public func =~= (left: Any?, right: Any?) -> Bool {
    left.map { $0 as AnyObject } === right.map { $0 as AnyObject }
}

/// Returns whether two values are different objects, whatever their types say.
public func !~= (left: Any?, right: Any?) -> Bool { !(left =~= right) }
