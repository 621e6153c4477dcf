public import Foundation

/// What an optional requirement returns that a class does not implement: nothing, nil, zero, false or an empty value.
// swift-format-ignore: NoLeadingUnderscores
public func _absent() {}
// swift-format-ignore: NoLeadingUnderscores
public func _absent<Value: ExpressibleByNilLiteral>() -> Value { nil }
// swift-format-ignore: NoLeadingUnderscores
@_disfavoredOverload
public func _absent<Value>() -> Value {
    let value: Any? =
        switch Value.self {
        case let type as any AdditiveArithmetic.Type: zero(of: type)
        case let type as any RangeReplaceableCollection.Type: empty(type)
        case is Bool.Type: false
        default: nil
        }
    guard let value = value as? Value else {
        raiseInvalidArgument(
            "an optional requirement that returns \(Value.self) was called on an object that does not implement it")
    }
    return value
}

private func zero<Value: AdditiveArithmetic>(of type: Value.Type) -> Any? { Value.zero }
private func empty<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any? { Value() }

/// The answer of an object to an optional requirement, nil if it does not implement it.
// swift-format-ignore: NoLeadingUnderscores
@discardableResult @_disfavoredOverload
public func _present<Value>(_ answer: Value?) -> Value? { answer }
// swift-format-ignore: NoLeadingUnderscores
@discardableResult
public func _present(_ length: CGFloat?) -> CGFloat? { length == Unanswered.length ? nil : length }
// swift-format-ignore: NoLeadingUnderscores
@discardableResult
public func _present(_ size: CGSize?) -> CGSize? { size?.width == Unanswered.length ? nil : size }
// swift-format-ignore: NoLeadingUnderscores
@discardableResult
public func _present(_ insets: UIEdgeInsets?) -> UIEdgeInsets? { insets?.top == Unanswered.length ? nil : insets }
