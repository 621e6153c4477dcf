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
    Absence.isAnswered = true
    // Numbers and cases have no bits for nil: zeros, which the caller is told to take for nil.
    return unsafe withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
        unsafe UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
        return unsafe memory.moveElement(from: 0)
    }
}

/// Whether the last optional requirement that was called has no implementation, for values that cannot say so.
private enum Absence {
    private static let key = "LayoutSim.Absence"

    static var isAnswered: Bool {
        get { Thread.current.threadDictionary[key] != nil }
        set { Thread.current.threadDictionary[key] = newValue ? true : nil }
    }

    /// Whether it has none, asked once.
    static func take() -> Bool {
        defer { if isAnswered { isAnswered = false } }
        return isAnswered
    }
}

/// The answer of an object to an optional requirement, nil if it does not implement it.
// swift-format-ignore: NoLeadingUnderscores
@discardableResult @_disfavoredOverload
public func _present<Value>(_ answer: Value?) -> Value? { Absence.take() ? nil : answer }
// swift-format-ignore: NoLeadingUnderscores
@discardableResult
public func _present(_ length: CGFloat?) -> CGFloat? {
    Absence.take() || length == Unanswered.length ? nil : length
}
// swift-format-ignore: NoLeadingUnderscores
@discardableResult
public func _present(_ size: CGSize?) -> CGSize? { Absence.take() || size?.width == Unanswered.length ? nil : size }
// swift-format-ignore: NoLeadingUnderscores
@discardableResult
public func _present(_ insets: UIEdgeInsets?) -> UIEdgeInsets? {
    Absence.take() || insets?.top == Unanswered.length ? nil : insets
}
