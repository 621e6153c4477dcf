public import Foundation

/// Matches the same object.
public func beIdenticalTo<T: AnyObject>(_ expected: T?) -> Matcher<T> {
    Matcher { expression in
        let actual = try expression.evaluate()
        let message = ExpectationMessage.expectedCustomValueTo(
            "be identical to \(identity(expected))", actual: identity(actual))
        return MatcherResult(bool: actual === expected && actual != nil, message: message)
    }
}

/// Matches the same object.
public func beIdenticalTo(_ expected: AnyObject?) -> Matcher<AnyObject> {
    Matcher { expression in
        let actual = try expression.evaluate()
        let message = ExpectationMessage.expectedCustomValueTo(
            "be identical to \(identity(expected))", actual: identity(actual))
        return MatcherResult(bool: actual === expected && actual != nil, message: message)
    }
}

/// Matches the same object.
public func be<T: AnyObject>(_ expected: T?) -> Matcher<T> { beIdenticalTo(expected) }
/// Matches the same object.
public func be(_ expected: AnyObject?) -> Matcher<AnyObject> { beIdenticalTo(expected) }

/// Matches the same object, or an equal value: values are objects on Apple's systems, and equal small ones the same.
@_disfavoredOverload public func be(_ expected: Any?) -> Matcher<Any> {
    Matcher { expression in
        let actual = try expression.evaluate()
        let message = ExpectationMessage.expectedActualValueTo("be identical to <\(stringify(expected))>")
        return MatcherResult(bool: isSame(actual, expected), message: message)
    }
}

private func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return false }
    if type(of: first) is AnyClass, type(of: second) is AnyClass {
        return first as AnyObject === second as AnyObject
    }
    guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
    return first == second
}

/// Expects an object to be the same as another.
public func === (lhs: SyncExpectation<AnyObject>, rhs: AnyObject?) { lhs.to(beIdenticalTo(rhs)) }
/// Expects an object not to be the same as another.
public func !== (lhs: SyncExpectation<AnyObject>, rhs: AnyObject?) { lhs.toNot(beIdenticalTo(rhs)) }

private func identity(_ object: AnyObject?) -> String {
    object.map { "<\(type(of: $0)): \(UInt(bitPattern: ObjectIdentifier($0).hashValue))>" } ?? "nil"
}

/// Matches instances of a type and of those that inherit from it.
public func beAKindOf<T, U>(_ expectedType: T.Type) -> Matcher<U> {
    typed("be a kind of \(expectedType)") { $0 is T }
}

/// Matches instances of a class and of those that inherit from it.
public func beAKindOf(_ expectedClass: AnyClass) -> Matcher<NSObject> {
    typed("be a kind of \(expectedClass)") { $0.isKind(of: expectedClass) }
}

/// Matches instances of a type itself.
public func beAnInstanceOf<T, U>(_ expectedType: T.Type) -> Matcher<U> {
    typed("be an instance of \(expectedType)") { type(of: $0 as Any) == expectedType }
}

/// Matches instances of a class itself.
public func beAnInstanceOf(_ expectedClass: AnyClass) -> Matcher<NSObject> {
    typed("be an instance of \(expectedClass)") { type(of: $0) == expectedClass }
}

private func typed<U>(_ words: String, _ holds: @escaping (U) -> Bool) -> Matcher<U> {
    Matcher { expression in
        guard let value = try expression.evaluate() else {
            let message = ExpectationMessage.expectedCustomValueTo(words, actual: "<nil>")
            return MatcherResult(status: .fail, message: message.appendedBeNilHint())
        }
        let message = ExpectationMessage.expectedCustomValueTo(words, actual: "<\(type(of: value as Any)) instance>")
        return MatcherResult(bool: holds(value), message: message)
    }
}
