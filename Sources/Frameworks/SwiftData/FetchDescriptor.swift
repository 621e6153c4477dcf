public import Foundation

/// Which models are asked for, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition; all models of the class for none.
    public var predicate: Predicate<T>?
    /// The order; that in which they were inserted for none.
    public var sortBy: [SortDescriptor<T>]
    /// The most models that are asked for.
    public var fetchLimit: Int?
    /// The number of models that are left out at first.
    public var fetchOffset: Int?
    /// Whether changes count that are not saved, as they always do here.
    public var includePendingChanges = true
    /// The properties that are asked for; all come here.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships that are asked for at once, as all are here.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a descriptor.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
