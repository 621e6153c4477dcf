import UIKit

/// What an object is to all contexts and stores, whatever its identifier.
final class ObjectKey: Hashable {
    /// The name of the entity.
    let entity: String
    /// The place among all objects of the process, in the order in which they were made.
    let sequence: Int
    /// The store that keeps the object; none before it is saved.
    private(set) weak var contents: StoreContents?
    /// The number in the store, from 1; 0 before the object is saved.
    private(set) var number = 0

    init(entity: String) {
        self.entity = entity
        sequence = ObjectCounter.next()
    }

    /// Whether the object was never saved.
    var isTemporary: Bool { number == 0 }

    func settle(in contents: StoreContents, as number: Int) { (self.contents, self.number) = (contents, number) }

    static func == (one: ObjectKey, other: ObjectKey) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Counts what is made in the process.
enum ObjectCounter {
    private final class Count {
        let lock = NSLock()
        var value = 0
    }
    private nonisolated(unsafe) static let count = Count()

    static func next() -> Int {
        unsafe count.lock.withLock {
            unsafe count.value += 1
            return unsafe count.value
        }
    }
}

/// Objects in the order in which they were added.
struct OrderedObjects {
    private var order: [ObjectKey: (place: Int, object: NSManagedObject)] = [:]
    private var next = 0

    var isEmpty: Bool { order.isEmpty }
    /// The objects in order.
    var all: [NSManagedObject] { order.values.sorted { $0.place < $1.place }.map(\.object) }
    var set: Set<NSManagedObject> { Set(order.values.map(\.object)) }

    func contains(_ key: ObjectKey) -> Bool { order[key] != nil }
    subscript(_ key: ObjectKey) -> NSManagedObject? { order[key]?.object }

    mutating func insert(_ object: NSManagedObject) {
        guard order[object.key] == nil else { return }
        order[object.key] = (next, object)
        next += 1
    }

    mutating func remove(_ key: ObjectKey) { order[key] = nil }
    mutating func removeAll() { order = [:] }
}

/// The objects of a relationship to many, each once and in order.
struct KeyList: Equatable {
    private(set) var all: [ObjectKey] = []
    private var members: Set<ObjectKey> = []

    init(_ keys: [ObjectKey] = []) {
        for key in keys { append(key) }
    }

    var count: Int { all.count }
    func contains(_ key: ObjectKey) -> Bool { members.contains(key) }
    func hasSameMembers(as other: KeyList) -> Bool { members == other.members }

    mutating func append(_ key: ObjectKey) {
        if members.insert(key).inserted { all.append(key) }
    }

    mutating func insert(_ key: ObjectKey, at index: Int) {
        if members.insert(key).inserted { all.insert(key, at: min(max(index, 0), all.count)) }
    }

    mutating func remove(_ key: ObjectKey) {
        if members.remove(key) != nil { all.removeAll { $0 == key } }
    }

    static func == (one: KeyList, other: KeyList) -> Bool { one.all == other.all }
}

/// The value of a property of an object.
enum ObjectValue {
    case attribute(Any)
    case one(ObjectKey)
    case many(KeyList)

    var one: ObjectKey? {
        if case .one(let key) = self { return key }
        return nil
    }
    var many: KeyList? {
        if case .many(let keys) = self { return keys }
        return nil
    }
    /// The keys of the objects of a relationship.
    var keys: [ObjectKey] {
        switch self {
        case .attribute: []
        case .one(let key): [key]
        case .many(let list): list.all
        }
    }
}
