public import LayoutSimInertness
public import UIKit

/// What a fetch request can result in: objects, identifiers, dictionaries and numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kinds of requests to stores.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType, batchUpdateRequestType = 6, batchDeleteRequestType, batchInsertRequestType = 5
}

/// A request to stores (Apple, *NSPersistentStoreRequest*).
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; all for none.
    open var affectedStores: [NSPersistentStore]?
    /// The kind.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
    public override init() { super.init() }
}

/// What a request resulted in (Apple, *NSPersistentStoreResult*).
open class NSPersistentStoreResult: NSObject {}

/// What fetch requests result in.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a type from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What a fetch request asks, whatever the type of its results.
struct FetchSettings {
    var entityName: String?
    var entity: NSEntityDescription?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var limit = 0
    var offset = 0
    var resultType: NSFetchRequestResultType = []
    var includesSubentities = true
    var includesPendingChanges = true
    var returnsObjectsAsFaults = true
    var returnsDistinctResults = false
    var propertiesToFetch: [Any]?
    var propertiesToGroupBy: [Any]?
    var havingPredicate: NSPredicate?
    var shouldRefreshRefetchedObjects = false
    var stores: [NSPersistentStore]?
}

/// A request for objects of an entity (Apple, *NSFetchRequest*).
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    var settings = FetchSettings()

    public override init() { super.init() }
    /// Creates a request for the objects of an entity.
    public convenience init(entityName: String) {
        self.init()
        settings.entityName = entityName
    }

    /// The entity.
    open var entity: NSEntityDescription? {
        get { settings.entity }
        set { settings.entity = newValue }
    }
    /// The name of the entity.
    open var entityName: String? { settings.entity?.name ?? settings.entityName }
    /// What the objects must meet.
    open var predicate: NSPredicate? {
        get { settings.predicate }
        set { settings.predicate = newValue }
    }
    /// The order of the objects; without any, that in which they were saved.
    open var sortDescriptors: [NSSortDescriptor]? {
        get { settings.sortDescriptors }
        set { settings.sortDescriptors = newValue }
    }
    /// The greatest number of objects; 0 for all.
    open var fetchLimit: Int {
        get { settings.limit }
        set { settings.limit = newValue }
    }
    /// The number of objects that are left out.
    open var fetchOffset: Int {
        get { settings.offset }
        set { settings.offset = newValue }
    }
    /// The number of objects that are read together; stored only.
    @Inert(.behavior) open var fetchBatchSize = 0
    /// What the request results in.
    open var resultType: NSFetchRequestResultType {
        get { settings.resultType }
        set { settings.resultType = newValue }
    }
    /// Whether objects of entities that inherit from the entity are found.
    open var includesSubentities: Bool {
        get { settings.includesSubentities }
        set { settings.includesSubentities = newValue }
    }
    /// Whether values are read at once; stored only, since they are when they are used.
    @Inert(.behavior) open var includesPropertyValues = true
    /// Whether changes that are not saved count.
    open var includesPendingChanges: Bool {
        get { settings.includesPendingChanges }
        set { settings.includesPendingChanges = newValue }
    }
    /// Whether the values of objects are read when they are used.
    open var returnsObjectsAsFaults: Bool {
        get { settings.returnsObjectsAsFaults }
        set { settings.returnsObjectsAsFaults = newValue }
    }
    /// The relationships whose objects are read together; stored only.
    @Inert(.behavior) open var relationshipKeyPathsForPrefetching: [String]? = nil
    /// The properties of dictionaries: names or descriptions.
    open var propertiesToFetch: [Any]? {
        get { settings.propertiesToFetch }
        set { settings.propertiesToFetch = newValue }
    }
    /// The properties by which dictionaries are grouped: names or descriptions.
    open var propertiesToGroupBy: [Any]? {
        get { settings.propertiesToGroupBy }
        set { settings.propertiesToGroupBy = newValue }
    }
    /// What grouped dictionaries must meet.
    open var havingPredicate: NSPredicate? {
        get { settings.havingPredicate }
        set { settings.havingPredicate = newValue }
    }
    /// Whether equal dictionaries occur once.
    open var returnsDistinctResults: Bool {
        get { settings.returnsDistinctResults }
        set { settings.returnsDistinctResults = newValue }
    }
    /// Whether objects that are used already get their saved values.
    open var shouldRefreshRefetchedObjects: Bool {
        get { settings.shouldRefreshRefetchedObjects }
        set { settings.shouldRefreshRefetchedObjects = newValue }
    }
    /// The stores that are asked; all for none.
    open override var affectedStores: [NSPersistentStore]? {
        get { settings.stores }
        set { settings.stores = newValue }
    }

    /// Fetches the objects in the context whose block runs; outside of blocks of a context there are none.
    open func execute() throws -> [ResultType] {
        guard let context = RunningContext.current else { return [] }
        return try context.fetch(self)
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        copy.settings = settings
        copy.fetchBatchSize = fetchBatchSize
        return copy
    }
}

/// A request whatever the type of its results.
protocol FetchRequesting: AnyObject {
    var settings: FetchSettings { get set }
}

extension NSFetchRequest: FetchRequesting {}

extension NSFetchRequest {
    // swift-format-ignore: NoLeadingUnderscores
    /// Returns the request with results of another type; called in prepared sources for a cast.
    public func _typed<Other>() -> NSFetchRequest<Other> {
        if let same = self as? NSFetchRequest<Other> { return same }
        let request = NSFetchRequest<Other>()
        request.settings = settings
        return request
    }
}
