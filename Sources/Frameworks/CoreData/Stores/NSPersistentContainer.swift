public import UIKit

/// A model with its stores and contexts (Apple, *NSPersistentContainer*).
open class NSPersistentContainer: NSObject {
    /// The name, which is that of the model.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator of the stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext
    /// How the stores are opened.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Creates a container for the model with a name among the resources of the app.
    public convenience init(name: String) {
        let model = NSPersistentContainer.model(named: name)
        self.init(name: name, managedObjectModel: model)
    }

    /// Creates a container for a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let url = type(of: self).defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        super.init()
    }

    private static func model(named name: String) -> NSManagedObjectModel {
        if let folder = ModelFiles.named(name, in: .main), let model = NSManagedObjectModel(folder) { return model }
        logMessage("CoreData: error:  Failed to load model named \(name)")
        return NSManagedObjectModel()
    }

    /// Returns the folder of stores without a URL; it is not made, so that stores there leave no file.
    open class func defaultDirectoryURL() -> URL {
        URL(fileURLWithPath: "/Library/Application Support", isDirectory: true)
    }

    /// Opens the stores, and calls the handler for each.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Returns a new context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a block with a new context.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block with a new context, and returns its value.
    nonisolated(nonsending) public func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T {
        let context = newBackgroundContext()
        return try context.performAndWait { try block(context) }
    }
}

/// A container whose stores are not in the cloud here (Apple, *NSPersistentCloudKitContainer*).
open class NSPersistentCloudKitContainer: NSPersistentContainer {
    /// Does nothing, since there is no cloud.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}
    /// Returns whether an object can be changed in the cloud; always true here.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Returns whether an object can be deleted in the cloud; always true here.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Posted when something happens in the cloud; never here.
    public static let eventChangedNotification = NSNotification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
}

/// Options of a schema in the cloud.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes nothing.
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    /// Prints the schema.
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}
