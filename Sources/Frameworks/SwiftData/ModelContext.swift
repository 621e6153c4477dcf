public import Foundation
public import SwiftUI

/// Inserts, finds and deletes models (Apple, *ModelContext*).
///
/// All contexts of a container share its models at once; what is saved is forgotten with the process.
public final class ModelContext: Equatable {
    /// Where the models are stored.
    public let container: ModelContainer
    /// Whether changes are saved without being asked, which makes no difference here.
    public var autosaveEnabled = true
    /// What undoes changes; none are noted here.
    public var undoManager: UndoManager?
    /// Whether there are changes that are not saved.
    public private(set) var hasChanges = false
    /// The models that were inserted since the last save.
    public private(set) var insertedModelsArray: [any PersistentModel] = []
    /// The models that were deleted since the last save.
    public private(set) var deletedModelsArray: [any PersistentModel] = []

    /// Creates a context of a container.
    public init(_ container: ModelContainer) { self.container = container }

    private var store: ModelStore { unsafe container.store }

    /// Stores a model.
    public func insert<T: PersistentModel>(_ model: T) {
        model._modelPlace.context = self
        model._modelPlace.isDeleted = false
        insertedModelsArray.append(model)
        hasChanges = true
        store.insert(model)
    }

    /// Deletes a model.
    public func delete<T: PersistentModel>(_ model: T) {
        model._modelPlace.isDeleted = true
        deletedModelsArray.append(model)
        hasChanges = true
        store.delete(model)
    }
    /// Deletes the models of a class, or those that meet a condition.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
    }

    /// Returns the models that a descriptor asks for.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = store.reachable.compactMap { $0 as? T }
        for model in found where model._modelPlace.context == nil { model._modelPlace.context = self }
        if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        return Array(found.dropFirst(descriptor.fetchOffset ?? 0).prefix(descriptor.fetchLimit ?? .max))
    }
    /// Returns the number of models that a descriptor asks for.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }
    /// Returns the identifiers of the models that a descriptor asks for.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }
    /// Calls a closure with each of the models that a descriptor asks for.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws { for model in try self.fetch(fetch) { try block(model) } }
    /// Returns the model with an identifier.
    public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
        store.reachable.lazy.compactMap { $0 as? T }.first { $0.persistentModelID == identifier }
    }

    /// Notes that nothing is left to save.
    public func save() throws {
        (insertedModelsArray, deletedModelsArray) = ([], [])
        hasChanges = false
    }
    /// Takes back what was inserted and deleted since the last save.
    public func rollback() {
        for model in insertedModelsArray { store.delete(model) }
        for model in deletedModelsArray {
            model._modelPlace.isDeleted = false
            store.insert(model)
        }
        (insertedModelsArray, deletedModelsArray) = ([], [])
        hasChanges = false
    }
    /// Does nothing, since changes are seen at once.
    public func processPendingChanges() {}
    /// Calls a closure and saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Whether two are the same context.
    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
}
