public import UIKit

/// What a batch deletion results in.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount
}
/// What a batch change results in.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0, updatedObjectIDsResultType, updatedObjectsCountResultType
}
/// What a batch insertion results in.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly = 0, objectIDs, count }

/// A request that deletes many objects without a context (Apple, *NSBatchDeleteRequest*).
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ContextRequest {
    /// What the deletion results in.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// The request for the objects.
    open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// Creates a request that deletes what another one finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
    /// Creates a request that deletes objects by their identifiers.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let fetch = NSFetchRequest<any NSFetchRequestResult>()
        fetch.entity = objects.first?.entity
        let keys = Set(objects.map(\.key))
        fetch.predicate = NSPredicate { object, _ in
            ((object as? RowReader)?.predicateIdentity as? KeyIdentity).map { keys.contains($0.key) } ?? false
        }
        self.init(fetchRequest: fetch)
    }

    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        var settings = fetchRequest.settings
        settings.resultType = .managedObjectIDResultType
        settings.includesPendingChanges = false
        let ids = try context.results(of: settings).compactMap { $0 as? NSManagedObjectID }
        let keys = Set(ids.map(\.key))
        for key in ids.map(\.key) { key.contents?.remove(key) }
        for store in context.persistentStoreCoordinator?.persistentStores ?? [] { store.contents.unlink(keys) }
        let result = NSBatchDeleteResult(resultType)
        switch resultType {
        case .resultTypeStatusOnly: result.result = true
        case .resultTypeObjectIDs: result.result = ids
        case .resultTypeCount: result.result = ids.count
        }
        return result
    }
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The status, the identifiers, or the number of the objects.
    open internal(set) var result: Any?
    /// What the result is.
    public let resultType: NSBatchDeleteRequestResultType
    init(_ type: NSBatchDeleteRequestResultType) { resultType = type }
}

/// A request that changes many objects without a context (Apple, *NSBatchUpdateRequest*).
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ContextRequest {
    /// The name of the entity.
    open private(set) var entityName: String
    /// The entity.
    open private(set) var entity: NSEntityDescription?
    /// What the objects must meet.
    open var predicate: NSPredicate?
    /// Whether objects of entities that inherit from the entity are changed.
    open var includesSubentities = true
    /// What the change results in.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// The new values, by the names of the properties; they may be expressions.
    open var propertiesToUpdate: [AnyHashable: Any]?
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    /// Creates a request for the objects of an entity.
    public init(entityName: String) { self.entityName = entityName }
    /// Creates a request for the objects of an entity.
    public init(entity: NSEntityDescription) { (self.entity, entityName) = (entity, entity.name ?? "") }

    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        var settings = FetchSettings(entityName: entityName)
        settings.predicate = predicate
        settings.includesSubentities = includesSubentities
        settings.includesPendingChanges = false
        settings.resultType = .managedObjectIDResultType
        let ids = try context.results(of: settings).compactMap { $0 as? NSManagedObjectID }
        for id in ids { update(id, in: context) }
        let result = NSBatchUpdateResult(resultType)
        switch resultType {
        case .statusOnlyResultType: result.result = true
        case .updatedObjectIDsResultType: result.result = ids
        case .updatedObjectsCountResultType: result.result = ids.count
        }
        return result
    }

    private func update(_ id: NSManagedObjectID, in context: NSManagedObjectContext) {
        guard var row = id.key.contents?.row(of: id.key) else { return }
        let reader = RowReader(id.key, in: context)
        for (property, value) in propertiesToUpdate ?? [:] {
            let name = property.base as? String ?? (property.base as? NSPropertyDescription)?.name ?? ""
            guard let attribute = id.entity.propertiesByName[name] as? NSAttributeDescription else { continue }
            let plain = (value as? NSExpression)?.expressionValue(with: reader, context: nil) ?? value
            row.values[name] =
                plain is NSNull || plain is NSExpression
                ? nil : AttributeValues.kept(plain, attribute.attributeType).map { .attribute($0) }
        }
        row.version += 1
        id.key.contents?.set(row, of: id.key)
    }
}

/// The result of a batch change.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// The status, the identifiers, or the number of the objects.
    open internal(set) var result: Any?
    /// What the result is.
    public let resultType: NSBatchUpdateRequestResultType
    init(_ type: NSBatchUpdateRequestResultType) { resultType = type }
}

/// A request that inserts many objects without a context (Apple, *NSBatchInsertRequest*).
open class NSBatchInsertRequest: NSPersistentStoreRequest, ContextRequest {
    /// The name of the entity.
    open private(set) var entityName: String
    /// The entity.
    open private(set) var entity: NSEntityDescription?
    /// The values of the objects.
    open var objectsToInsert: [[String: Any]]?
    /// Fills a dictionary with the values of the next object; returns whether there is none.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills the next object; returns whether there is none.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// What the insertion results in.
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    /// Creates a request with the values of the objects.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
    }
    /// Creates a request with the values of the objects.
    public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        (self.entity, entityName, objectsToInsert) = (entity, entity.name ?? "", dictionaries)
    }
    /// Creates a request with a closure that fills dictionaries.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (self.entityName, dictionaryHandler) = (entityName, handler)
    }
    /// Creates a request with a closure that fills dictionaries.
    public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (self.entity, entityName, dictionaryHandler) = (entity, entity.name ?? "", handler)
    }
    /// Creates a request with a closure that fills objects.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (self.entityName, managedObjectHandler) = (entityName, handler)
    }
    /// Creates a request with a closure that fills objects.
    public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (self.entity, entityName, managedObjectHandler) = (entity, entity.name ?? "", handler)
    }

    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let scratch = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        scratch.persistentStoreCoordinator = context.persistentStoreCoordinator
        scratch.mergePolicy = context.mergePolicy
        var objects: [NSManagedObject] = []
        func insert(_ fill: (NSManagedObject) -> Bool) -> Bool {
            let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: scratch)
            if fill(object) {
                scratch.delete(object)
                return false
            }
            objects.append(object)
            return true
        }
        for values in objectsToInsert ?? [] { _ = insert { Self.fill($0, values as NSDictionary) } }
        if let dictionaryHandler {
            while insert({
                let values = NSMutableDictionary()
                return dictionaryHandler(values) || Self.fill($0, values)
            }) {}
        }
        if let managedObjectHandler { while insert(managedObjectHandler) {} }
        try scratch.save()
        let result = NSBatchInsertResult(resultType)
        switch resultType {
        case .statusOnly: result.result = true
        case .objectIDs: result.result = objects.map(\.objectID)
        case .count: result.result = objects.count
        }
        return result
    }

    private static func fill(_ object: NSManagedObject, _ values: NSDictionary) -> Bool {
        for name in object.entity.attributeKeys {
            if let value = values[name] { object.setManagedValue(value is NSNull ? nil : value, forKey: name) }
        }
        return false
    }
}

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// The status, the identifiers, or the number of the objects.
    open internal(set) var result: Any?
    /// What the result is.
    public let resultType: NSBatchInsertRequestResultType
    init(_ type: NSBatchInsertRequestResultType) { resultType = type }
}
