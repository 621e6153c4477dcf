public import LayoutSimInertness
public import UIKit

/// The threads on which a context's blocks run.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects as a part of an app sees and changes them (Apple, *NSManagedObjectContext*).
open class NSManagedObjectContext: NSObject {
    /// The kinds of contexts, by the names since iOS 15.
    public struct ConcurrencyType: Hashable, Sendable {
        let kind: NSManagedObjectContextConcurrencyType
        /// A context with a queue of its own.
        public static let privateQueue = ConcurrencyType(kind: .privateQueueConcurrencyType)
        /// A context of the main queue.
        public static let mainQueue = ConcurrencyType(kind: .mainQueueConcurrencyType)
    }

    /// The threads on which blocks run.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The coordinator of the stores from which objects come; that of the parent of a context with one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.audience.add(self)
        }
    }
    private var coordinator: NSPersistentStoreCoordinator?
    /// The context to which changes are saved.
    open var parent: NSManagedObjectContext? { didSet { parent?.audience.add(self) } }
    /// The context's name.
    open var name: String?
    /// What changes are undone with; stored only, since changes are not recorded.
    @Inert(.service) open var undoManager: UndoManager? = nil
    /// The app's own information.
    public let userInfo = NSMutableDictionary()
    /// How conflicts with what others saved are resolved, an `NSMergePolicy`.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether deletions reach other objects with each event; stored only, since they do at once.
    @Inert(.behavior) open var propagatesDeletesAtEndOfEvent = true
    /// Whether objects without changes are kept; stored only, since only those that are used are.
    @Inert(.behavior) open var retainsRegisteredObjects = false
    /// Whether faults of deleted objects have no values; stored only, since they always have none.
    @Inert(.behavior) open var shouldDeleteInaccessibleFaults = true
    /// The seconds after which values are read again; stored only.
    @Inert(.behavior) open var stalenessInterval: TimeInterval = -1
    /// The author of changes; stored only.
    @Inert(.service) open var transactionAuthor: String? = nil
    /// Whether what is saved to the parent or the store is merged at once.
    open var automaticallyMergesChangesFromParent = false

    /// The objects by what they are, held only while they are used.
    var registry: [ObjectKey: WeakObject] = [:]
    var inserted = OrderedObjects()
    var updated = OrderedObjects()
    var deleted = OrderedObjects()
    var news = ContextNews()
    /// Whether a turn of the main queue will tell changes.
    var isTellingLater = false
    /// The contexts that follow this one.
    let audience = ContextAudience()
    /// Held while the context works, since apps also use contexts of the main queue on other threads.
    let lock = NSRecursiveLock()
    /// The number of blocks that run.
    var depth = 0
    /// Blocks that wait for the one that runs.
    var waiting: [() -> Void] = []
    /// The objects that were assigned to stores.
    var assigned: [ObjectKey: NSPersistentStore] = [:]

    /// Creates a context.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    /// Creates a context, by the names since iOS 15.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.kind) }
    /// Creates a context of the thread that uses it.
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

    /// The model of the coordinator.
    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    /// The objects that are used or changed.
    open var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(registry.values.compactMap(\.object)) } }
    /// The objects to be saved for the first time.
    open var insertedObjects: Set<NSManagedObject> { inserted.set }
    /// The saved objects with changes.
    open var updatedObjects: Set<NSManagedObject> { updated.set }
    /// The objects to be deleted.
    open var deletedObjects: Set<NSManagedObject> { deleted.set }
    /// Whether there is something to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// Tells what changed.
    open func processPendingChanges() { lock.withLock { tellNews() } }
    /// Saves the changes to the parent or the stores.
    open func save() throws { try lock.withLock { try saveChanges() } }
    /// Forgets all objects.
    open func reset() { lock.withLock { forgetAll() } }
    /// Gives up all changes.
    open func rollback() { lock.withLock { giveUpChanges() } }
    /// Does nothing, since changes are not recorded.
    open func undo() { inert(.service, self) }
    /// Does nothing, since changes are not recorded.
    open func redo() { inert(.service, self) }
    /// Inserts an object.
    open func insert(_ object: NSManagedObject) { lock.withLock { add(object) } }
    /// Deletes an object, and what its relationships take along.
    open func delete(_ object: NSManagedObject) { lock.withLock { remove(object) } }

    /// Does nothing, since objects here have no query generations.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
    /// The query generation; always none.
    open var queryGenerationToken: NSQueryGenerationToken? { nil }
}

/// A generation of a store, of which there is only the current one here.
open class NSQueryGenerationToken: NSObject {
    /// The current generation.
    open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}

/// An object that is held only while it is used.
struct WeakObject { weak var object: NSManagedObject? }

/// What changed since it was last told.
struct ContextNews {
    var inserted = OrderedObjects()
    var updated = OrderedObjects()
    var deleted = OrderedObjects()
    var refreshed = OrderedObjects()
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}

/// The contexts that follow what is saved somewhere.
final class ContextAudience {
    private struct Weak { weak var context: NSManagedObjectContext? }
    private let lock = NSLock()
    private var members: [Weak] = []

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            members.removeAll { $0.context == nil || $0.context === context }
            members.append(Weak(context: context))
        }
    }

    var contexts: [NSManagedObjectContext] { lock.withLock { members.compactMap(\.context) } }
}
