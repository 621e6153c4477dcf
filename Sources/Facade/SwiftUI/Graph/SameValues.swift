/// Returns whether two values are the same as far as anyone can tell: by their bits if they are plain, by `==` if their
/// type has it, else property by property.
///
/// Values of which nothing is known, such as those of protocol types, are taken as different.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    unsafe withUnsafeBytes(of: one) { first in
        unsafe withUnsafeBytes(of: other) { second in
            guard let first = first.baseAddress, let second = second.baseAddress else { return true }
            return unsafe areSame(Value.self, first, second)
        }
    }
}

private func areSame<Value>(_ type: Value.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let bits = unsafe UnsafeRawBufferPointer(start: one, count: MemoryLayout<Value>.size)
    let others = unsafe UnsafeRawBufferPointer(start: other, count: MemoryLayout<Value>.size)
    if unsafe bits.elementsEqual(others) { return true }
    if _isPOD(type) { return false }
    if let type = type as? any Equatable.Type { return unsafe areEqual(type, one, other) }
    if let type = type as? any ComparedByContents.Type { return unsafe haveSameContents(type, one, other) }
    return unsafe haveSameFields(type, one, other)
}

private func areEqual<Value: Equatable>(
    _ type: Value.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
) -> Bool {
    unsafe one.assumingMemoryBound(to: type).pointee == other.assumingMemoryBound(to: type).pointee
}

/// A type whose values have contents of any type, which are compared by their own.
protocol ComparedByContents {
    /// Returns whether two values have the same contents.
    static func haveSameContents(_ one: Self, _ other: Self) -> Bool
}

private func haveSameContents<Value: ComparedByContents>(
    _ type: Value.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
) -> Bool {
    unsafe type.haveSameContents(
        one.assumingMemoryBound(to: type).pointee, other.assumingMemoryBound(to: type).pointee)
}

private func haveSameFields(_ type: Any.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let fields = StoredFields.of(type)
    return !fields.isEmpty
        && fields.allSatisfy { unsafe areSame($0.type, one + $0.offset, other + $0.offset) }
}
