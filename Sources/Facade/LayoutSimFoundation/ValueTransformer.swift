public import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Turns a Boolean value around.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// Tells whether a value is `nil`.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// Tells whether a value is not `nil`.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    /// Reads an object from archived data that need not be secure.
    public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
    /// Reads an object from archived data that need not be secure.
    public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
    /// Reads an object from archived data.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// What turns values into others (Apple, *ValueTransformer*).
open class ValueTransformer: NSObject {
    /// Creates a transformer.
    public override init() {}
    /// The class of the values that it returns.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether it can turn values back.
    open class func allowsReverseTransformation() -> Bool { false }
    /// Returns the value that another becomes; the same value here.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// Returns the value from which another came, which is what another becomes where a class says nothing else.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

    /// Keeps a transformer under a name, in place of another.
    public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let kept = transformer.map(KeptTransformer.init)
        transformers.withLock { $0[name] = kept }
    }

    /// The names of the transformers that are kept, in order.
    public class func valueTransformerNames() -> [NSValueTransformerName] {
        transformers.withLock { Array($0.keys) }.sorted { $0.rawValue < $1.rawValue }
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// What is found by its name.
public protocol _NamedTransformer {}

extension ValueTransformer: _NamedTransformer {}

extension _NamedTransformer where Self: ValueTransformer {
    /// Finds the transformer that is kept under a name; `nil` if there is none.
    public init?(forName name: NSValueTransformerName) {
        guard let found = transformers.withLock({ unsafe $0[name]?.transformer }) as? Self else { return nil }
        self = found
    }
}

/// A transformer that any thread may ask for, as on Apple's systems.
private struct KeptTransformer: Sendable {
    nonisolated(unsafe) let transformer: ValueTransformer
}

private let transformers = Mutex<[NSValueTransformerName: KeptTransformer]>([:])
