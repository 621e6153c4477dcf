public import Foundation

/// The objects of a fetch request of a view (Apple, *FetchedResults*).
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private var configuration: FetchRequest<Result>.Configuration
    private let objects: [Result]
    private let change: (FetchRequest<Result>.Configuration) -> Void

    init(
        configuration: FetchRequest<Result>.Configuration, objects: [Result],
        change: @escaping (FetchRequest<Result>.Configuration) -> Void
    ) {
        (self.configuration, self.objects, self.change) = (configuration, objects, change)
    }

    /// The condition; a new one fetches again.
    public var nsPredicate: NSPredicate? {
        get { configuration.nsPredicate }
        nonmutating set {
            var changed = configuration
            changed.nsPredicate = newValue
            change(changed)
        }
    }
    /// The order; a new one fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { configuration.nsSortDescriptors }
        nonmutating set {
            var changed = configuration
            changed.nsSortDescriptors = newValue
            change(changed)
        }
    }
    /// The order by key paths; a new one fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { configuration.sortDescriptors }
        nonmutating set {
            var changed = configuration
            changed.sortDescriptors = newValue
            change(changed)
        }
    }

    /// The index of the first object.
    public var startIndex: Int { objects.startIndex }
    /// The index behind the last object.
    public var endIndex: Int { objects.endIndex }
    /// The object at an index.
    public subscript(position: Int) -> Result { objects[position] }
}
