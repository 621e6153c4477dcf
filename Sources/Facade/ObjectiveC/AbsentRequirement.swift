public import Foundation

/// Returns the result of an optional protocol requirement that a class does not implement: nothing, or a value that
/// becomes `nil` when it is made optional.
// swift-format-ignore: NoLeadingUnderscores
public func _absent() {}
// swift-format-ignore: NoLeadingUnderscores
/// Returns `nil` for an optional requirement that a class does not implement.
public func _absent<Value: ExpressibleByNilLiteral>() -> Value { nil }
// swift-format-ignore: NoLeadingUnderscores
/// Returns a value that `_present(_:)` takes for the absence of an optional requirement.
@_disfavoredOverload
public func _absent<Value>() -> Value {
    let nothing: Value? = nil
    if MemoryLayout<Value?>.size == MemoryLayout<Value>.size, MemoryLayout<Value>.size >= MemoryLayout<Int>.size {
        // For references and types based on them, the bits of `nil` match no value, and become `nil` again.
        return unsafe withUnsafeBytes(of: nothing) { unsafe $0.assumingMemoryBound(to: Value.self)[0] }
    }
    Absence.answered = Value.self
    // Numbers and enumerations have no bits for `nil`; the result is zero, and the caller is told to treat it as `nil`.
    return unsafe withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
        unsafe UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
        return unsafe memory.moveElement(from: 0)
    }
}

/// The result type of the last unimplemented optional requirement that was called, for types without bits for `nil`.
package enum Absence {
    private static let key = "LayoutSim.Absence"

    fileprivate static var answered: Any.Type? {
        get { Thread.current.threadDictionary[key] as? Any.Type }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Returns whether the last unimplemented requirement has the given result type, and clears the record.
    package static func take(_ type: Any.Type) -> Bool {
        guard let answered else { return false }
        self.answered = nil
        return answered == type
    }
}

/// The return values that stand for optional delegate methods that are not implemented.
package enum Unanswered {
    /// The length, in points.
    package static let length = -CGFloat.greatestFiniteMagnitude / 2
    /// The size, in points.
    package static let size = CGSize(width: length, height: length)
}

/// Returns the result of an optional requirement, or `nil` if the object does not implement it.
// swift-format-ignore: NoLeadingUnderscores
@discardableResult @_disfavoredOverload
public func _present<Value>(_ answer: Value?) -> Value? { Absence.take(Value.self) ? nil : answer }
// swift-format-ignore: NoLeadingUnderscores
/// Returns the length that an optional requirement answered; `nil` if the object does not implement it.
@discardableResult
public func _present(_ length: CGFloat?) -> CGFloat? {
    Absence.take(CGFloat.self) || length == Unanswered.length ? nil : length
}
// swift-format-ignore: NoLeadingUnderscores
/// Returns the size that an optional requirement answered; `nil` if the object does not implement it.
@discardableResult
public func _present(_ size: CGSize?) -> CGSize? {
    Absence.take(CGSize.self) || size?.width == Unanswered.length ? nil : size
}
