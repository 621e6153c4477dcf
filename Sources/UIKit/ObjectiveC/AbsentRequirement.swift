public import Foundation

/// What an optional requirement returns that a class does not implement: nothing, and else what is nil once it is optional.
// swift-format-ignore: NoLeadingUnderscores
public func _absent() {}
// swift-format-ignore: NoLeadingUnderscores
public func _absent<Value: ExpressibleByNilLiteral>() -> Value { nil }
// swift-format-ignore: NoLeadingUnderscores
@_disfavoredOverload
public func _absent<Value>() -> Value {
    let nothing: Value? = nil
    if MemoryLayout<Value?>.size == MemoryLayout<Value>.size, MemoryLayout<Value>.size >= MemoryLayout<Int>.size {
        // References and what is made of them: the bits of nil are those of no value, and become nil again.
        return unsafe withUnsafeBytes(of: nothing) { unsafe $0.assumingMemoryBound(to: Value.self)[0] }
    }
    Absence.answered = Value.self
    // Numbers and cases have no bits for nil: zeros, which the caller is told to take for nil.
    return unsafe withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
        unsafe UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
        return unsafe memory.moveElement(from: 0)
    }
}

/// The type of the last optional requirement that was called without being there, for values that cannot say so.
private enum Absence {
    private static let key = "LayoutSim.Absence"

    static var answered: Any.Type? {
        get { Thread.current.threadDictionary[key] as? Any.Type }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Whether it was one that answers with values of a type, asked once.
    static func take(_ type: Any.Type) -> Bool {
        guard let answered else { return false }
        self.answered = nil
        return answered == type
    }
}

/// The answer of an object to an optional requirement, nil if it does not implement it.
// swift-format-ignore: NoLeadingUnderscores
@discardableResult @_disfavoredOverload
public func _present<Value>(_ answer: Value?) -> Value? { Absence.take(Value.self) ? nil : answer }
// swift-format-ignore: NoLeadingUnderscores
@discardableResult
public func _present(_ length: CGFloat?) -> CGFloat? {
    Absence.take(CGFloat.self) || length == Unanswered.length ? nil : length
}
// swift-format-ignore: NoLeadingUnderscores
@discardableResult
public func _present(_ size: CGSize?) -> CGSize? {
    Absence.take(CGSize.self) || size?.width == Unanswered.length ? nil : size
}
// swift-format-ignore: NoLeadingUnderscores
@discardableResult
public func _present(_ insets: UIEdgeInsets?) -> UIEdgeInsets? {
    Absence.take(UIEdgeInsets.self) || insets?.top == Unanswered.length ? nil : insets
}
