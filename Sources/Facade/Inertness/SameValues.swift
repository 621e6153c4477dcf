/// Returns whether two values are equal: by their type's equality, as the same object, or both as absent.
package func isSame(_ one: Any, _ other: Any) -> Bool {
    let (one, other) = (unwrapped(one), unwrapped(other))
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? any Equatable { return isEqual(one, other) }
    guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
    return one as AnyObject === other as AnyObject
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }

/// Returns the value in an optional, however often it is wrapped; `nil` for none.
private func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(unwrapped)
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 } }
}
