public import UIKit

/// How objects of one model become those of another; only what can be inferred exists here (Apple, *NSMappingModel*).
open class NSMappingModel: NSObject {
    public override init() { super.init() }

    /// Returns the mapping among the resources of bundles; always none here, since mappings are compiled by Xcode.
    public convenience init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) { return nil }

    /// Returns a mapping by the names of entities and properties.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel { NSMappingModel() }
}

/// Takes the objects of a store over to a store of another model, by their names (Apple, *NSMigrationManager*).
open class NSMigrationManager: NSObject {
    /// The model of the source.
    public let sourceModel: NSManagedObjectModel
    /// The model of the destination.
    public let destinationModel: NSManagedObjectModel

    /// Creates a manager.
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    /// Opens the objects of one store as those of another.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard let contents = StoreShelf.existing(at: sourceURL.path) else {
            throw CoreDataFault.error(260, "The file “\(sourceURL.lastPathComponent)” couldn’t be opened.")
        }
        contents.hashes = destinationModel.entityVersionHashesByName
        StoreShelf.set(contents, at: dURL.path)
    }
}
