import Foundation
import Synchronization

/// Returns whether two values are the same as far as anyone can tell: by their bits if they are plain, by `==` if their
/// type has it, else property by property.
///
/// Values of which nothing is known, such as those of protocol types, are taken as different.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    unsafe withUnsafeBytes(of: one) { first in
        unsafe withUnsafeBytes(of: other) { second in
            guard let first = first.baseAddress, let second = second.baseAddress else { return true }
            if unsafe memcmp(first, second, MemoryLayout<Value>.size) == 0 { return true }
            return unsafe TypeComparison.of(Value.self).areSame(first, second)
        }
    }
}

/// How values of a type are compared whose bits differ, looked up once for each type.
private struct TypeComparison: Sendable {
    private enum Kind {
        /// The bits say all, or nothing is known of the values.
        case never
        case equatable(any Equatable.Type)
        case contents(any ComparedByContents.Type)
        case fields([Field])
    }

    /// A property with the number of its bytes.
    private struct Field {
        let offset: Int
        let size: Int
        let type: Any.Type
    }

    // Types never change.
    private nonisolated(unsafe) let kind: Kind

    private static let known = Mutex<[ObjectIdentifier: TypeComparison]>([:])

    static func of(_ type: Any.Type) -> TypeComparison {
        if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let made = TypeComparison(type)
        known.withLock { $0[ObjectIdentifier(type)] = made }
        return made
    }

    private init(_ type: Any.Type) {
        func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        let fields = StoredFields.of(type)
        if _openExistential(type, do: isPlain) {
            unsafe kind = .never
        } else if let type = type as? any Equatable.Type {
            unsafe kind = .equatable(type)
        } else if let type = type as? any ComparedByContents.Type {
            unsafe kind = .contents(type)
        } else if fields.isEmpty {
            unsafe kind = .never
        } else {
            unsafe kind = .fields(
                fields.map { Field(offset: $0.offset, size: _openExistential($0.type, do: size), type: $0.type) })
        }
    }

    func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
        switch unsafe kind {
        case .never: false
        case .equatable(let type): unsafe areEqual(type, one, other)
        case .contents(let type): unsafe haveSameContents(type, one, other)
        case .fields(let fields):
            fields.allSatisfy { field in
                let (first, second) = unsafe (one + field.offset, other + field.offset)
                return unsafe memcmp(first, second, field.size) == 0
                    || TypeComparison.of(field.type).areSame(first, second)
            }
        }
    }
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

extension Optional: ComparedByContents {
    static func haveSameContents(_ one: Wrapped?, _ other: Wrapped?) -> Bool {
        switch (one, other) {
        case (let one?, let other?): isSame(one, other)
        case (nil, nil): true
        default: false
        }
    }
}
