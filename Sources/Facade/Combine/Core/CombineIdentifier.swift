import Synchronization

/// An identifier of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let count = Atomic<UInt>(0)
    private let value: UInt

    /// Creates an identifier that no other has.
    public init() { value = Self.count.wrappingAdd(1, ordering: .relaxed).newValue }
    /// Creates the identifier of an object.
    public init(_ obj: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(obj)) }

    /// The identifier as text.
    public var description: String { "0x" + String(value, radix: 16) }
}

/// A type whose values have an identifier, for publishers and those who debug them.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier of the value.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
