import UIKit

/// The objects of a relationship, as a set that changes it.
final class RelatedSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let name: String

    init(_ owner: NSManagedObject?, _ name: String) {
        (self.owner, self.name) = (owner, name)
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) {
        (owner, name) = (nil, "")
        super.init(capacity: numItems)
    }
    required convenience init?(coder aDecoder: NSCoder) { nil }

    private var shown: NSSet { owner?.value(forKey: name) as? NSSet ?? NSSet() }
    override var count: Int { shown.count }
    override func member(_ object: Any) -> Any? { shown.member(object) }
    override func objectEnumerator() -> NSEnumerator { shown.objectEnumerator() }
    override func add(_ object: Any) {
        if let object = object as? NSManagedObject { owner?.changeRelated(name) { $0.append(object.key) } }
    }
    override func remove(_ object: Any) {
        if let object = object as? NSManagedObject { owner?.changeRelated(name) { $0.remove(object.key) } }
    }
}

/// The objects of a relationship with an order, as a set that changes it.
final class RelatedOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject?
    private let name: String

    init(_ owner: NSManagedObject?, _ name: String) {
        (self.owner, self.name) = (owner, name)
        super.init(capacity: 0)
    }

    required init?(coder aDecoder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) { self.init(nil, "") }

    private var shown: NSOrderedSet { owner?.value(forKey: name) as? NSOrderedSet ?? NSOrderedSet() }
    override var count: Int { shown.count }
    override func object(at idx: Int) -> Any { shown.object(at: idx) }
    override func index(of object: Any) -> Int { shown.index(of: object) }
    override func insert(_ object: Any, at idx: Int) {
        if let object = object as? NSManagedObject { owner?.changeRelated(name) { $0.insert(object.key, at: idx) } }
    }
    override func removeObject(at idx: Int) {
        owner?.changeRelated(name) { if $0.all.indices.contains(idx) { $0.remove($0.all[idx]) } }
    }
    override func replaceObject(at idx: Int, with obj: Any) {
        removeObject(at: idx)
        insert(obj, at: idx)
    }
}
