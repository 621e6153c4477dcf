public import Foundation

/// The memory management options of pointer collections.
public struct NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
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

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
    }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open var allObjects: [ObjectType] { entries.compactMap(\.weak) }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }
    open func member(_ object: ObjectType?) -> ObjectType? { allObjects.first { $0 === object } }
    open func removeAllObjects() { entries = [] }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        entries.removeAll { $0.weak == nil }
        entries.append(Entry(weak: object, strong: isWeak ? nil : object))
    }

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

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        areKeysWeak = keyOptions.contains(.weakMemory)
        areValuesWeak = valueOptions.contains(.weakMemory)
    }

    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var live: [Entry] { entries.filter { $0.key != nil && $0.value != nil } }

    open var count: Int { live.count }
    open func object(forKey aKey: KeyType?) -> ObjectType? { live.first { isSame($0.key, aKey) }?.value }
    open func removeObject(forKey aKey: KeyType?) { entries = live.filter { !isSame($0.key, aKey) } }
    open func removeAllObjects() { entries = [] }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: live.compactMap(\.key)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.compactMap(\.value)).objectEnumerator() }
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for entry in live { if let key = entry.key as? AnyHashable, let value = entry.value { result[key] = value } }
        return result
    }

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
