public import UIKit

extension NSNotification.Name {
    /// Posted when objects of a context changed.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Posted before a context is saved.
    public static let NSManagedObjectContextWillSave = NSNotification.Name(
        "NSManagingContextWillSaveChangesNotification")
    /// Posted after a context was saved.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// Posted after a context was saved, with identifiers.
    public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Posted when a coordinator will remove a store.
    public static let NSPersistentStoreCoordinatorWillRemoveStore = NSNotification.Name(
        "NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    /// Posted when the stores of a coordinator changed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
        "_NSPersistentStoresChangedNotification")
    /// Posted when the stores of a coordinator are about to change; never here.
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    /// Posted when another process changed a store; never here.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// Posted before a context is saved.
    public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
    /// Posted after a context was saved.
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    /// Posted when objects of a context changed.
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
    /// Posted after a context was saved, with identifiers.
    public static let didSaveObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// Posted after identifiers of a save were merged; never here.
    public static let didMergeChangesObjectIDsNotification = NSNotification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

    /// The keys of what notifications tell.
    public enum NotificationKey: String, Sendable {
        case sourceContext = "managedObjectContext"
        case queryGeneration = "newQueryGeneration"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }
}

/// The key of the inserted objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The key of the changed objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects of a notification that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the objects of a notification that are no longer valid.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key that tells that no object is valid any more.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the inserted objects' identifiers.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the changed objects' identifiers.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the deleted objects' identifiers.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
