public import Foundation

/// The memory management options of pointer collections.
public struct NSPointerFunctions {
    /// Options for holding the objects of a collection.
    public struct Options: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a value from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Holds objects strongly.
        public static let strongMemory: Options = []
        /// Holds objects weakly.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares objects by identity; has no effect here.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Copies objects as they are added; has no effect here.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// A set of strong or weak references, in insertion order.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var weak: ObjectType?
        var strong: ObjectType?
    }

    private let isWeak: Bool
    private var entries: [Entry] = []

    /// Creates an empty set that compares objects by identity; the capacity is ignored here.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
    }

    /// Returns an empty set that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are still alive.
    open var allObjects: [ObjectType] { entries.compactMap(\.weak) }
    /// Any object of the set; `nil` if it is empty.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that are still alive.
    open var count: Int { allObjects.count }
    /// Returns whether the set contains an object.
    open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }
    /// Returns the object if the set contains it; otherwise `nil`.
    open func member(_ object: ObjectType?) -> ObjectType? { allObjects.first { $0 === object } }
    /// Removes all objects.
    open func removeAllObjects() { entries = [] }
    /// Returns an enumerator of the objects.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Adds an object, unless it is `nil` or in the set already.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        entries.removeAll { $0.weak == nil }
        entries.append(Entry(weak: object, strong: isWeak ? nil : object))
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) { entries.removeAll { $0.weak == nil || $0.weak === object } }
}

/// A dictionary of strong or weak references.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var key: KeyType?
        weak var value: ObjectType?
        var kept: [AnyObject]
    }

    private let areKeysWeak: Bool
    private let areValuesWeak: Bool
    private var entries: [Entry] = []

    /// Creates an empty table with options for its keys and values; the capacity is ignored here.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        areKeysWeak = keyOptions.contains(.weakMemory)
        areValuesWeak = valueOptions.contains(.weakMemory)
    }

    /// Returns an empty table that holds keys weakly and values strongly.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Returns an empty table that holds keys strongly and values weakly.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Returns an empty table that holds keys and values strongly.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns an empty table that holds keys and values weakly.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var live: [Entry] { entries.filter { $0.key != nil && $0.value != nil } }

    /// The number of entries whose key and value are still alive.
    open var count: Int { live.count }
    /// Returns the value for a key; `nil` if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? { live.first { isSame($0.key, aKey) }?.value }
    /// Removes the value for a key.
    open func removeObject(forKey aKey: KeyType?) { entries = live.filter { !isSame($0.key, aKey) } }
    /// Removes all entries.
    open func removeAllObjects() { entries = [] }
    /// Returns an enumerator of the keys.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: live.compactMap(\.key)).objectEnumerator() }
    /// Returns an enumerator of the values.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.compactMap(\.value)).objectEnumerator() }
    /// Returns the entries as a dictionary.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for entry in live { if let key = entry.key as? AnyHashable, let value = entry.value { result[key] = value } }
        return result
    }

    /// Sets the value for a key; does nothing if either is `nil`.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        removeObject(forKey: aKey)
        let kept = (areKeysWeak ? [] : [aKey as AnyObject]) + (areValuesWeak ? [] : [anObject as AnyObject])
        entries.append(Entry(key: aKey, value: anObject, kept: kept))
    }

    private func isSame(_ one: KeyType?, _ other: KeyType?) -> Bool {
        one === other || (one as? NSObject)?.isEqual(other) ?? false
    }
}
