/// What an optional requirement returns that a class does not implement: nothing, nil, zero, false or an empty value.
public func _absent() {}
public func _absent<Value: ExpressibleByNilLiteral>() -> Value { nil }
@_disfavoredOverload
public func _absent<Value>() -> Value {
    switch Value.self {
    case let type as any AdditiveArithmetic.Type: zero(of: type)
    case let type as any RangeReplaceableCollection.Type: empty(type)
    case is Bool.Type: false
    default: nil
    } as Any? as? Value ?? raise(
        "NSInvalidArgumentException",
        "an optional requirement that returns \(Value.self) was called on an object that does not implement it")
}

private func zero<Value: AdditiveArithmetic>(of type: Value.Type) -> Any? { Value.zero }
private func empty<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any? { Value() }
