public import UIKit

/// The results of a fetch request in sections, and their changes (Apple, *NSFetchedResultsController*).
open class NSFetchedResultsController<ResultType>: NSObject {
    let state: ResultsState
    /// The request; changes of it count with the next fetch.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    open var managedObjectContext: NSManagedObjectContext { state.context }
    /// The key path of the names of sections.
    open var sectionNameKeyPath: String? { state.sectionKeyPath }
    /// The name of the cache, which has no effect here.
    open private(set) var cacheName: String?
    /// The object that is told of changes; without one, results do not change until the next fetch.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { state.delegate }
        set { state.delegate = newValue }
    }

    /// Creates a controller of the results of a request.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        state = ResultsState(context, fetchRequest, sectionNameKeyPath)
        cacheName = name
    }

    /// Creates a controller with the results of another one, for its delegate.
    init(_ state: ResultsState) {
        self.state = state
        fetchRequest = NSFetchRequest<ResultType>()
        fetchRequest.settings = state.request.settings
    }

    /// Fetches the results.
    open func performFetch() throws { try state.fetch() }
    /// Does nothing, since nothing is cached.
    open class func deleteCache(withName name: String?) {}

    /// The results in order; `nil` before they are fetched.
    open var fetchedObjects: [ResultType]? { state.all.map { $0.compactMap { $0 as? ResultType } } }
    /// The sections; `nil` before they are fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? { state.sections }
    /// The titles of the sections in the index of a list.
    open var sectionIndexTitles: [String] { (state.sections ?? []).compactMap(\.indexTitle) }

    /// Returns the object at a place; an exception if there is none.
    open func object(at indexPath: IndexPath) -> ResultType {
        let sections = state.sections ?? []
        guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
            sections[indexPath[0]].members.indices.contains(indexPath[1]),
            let object = sections[indexPath[0]].members[indexPath[1]] as? ResultType
        else {
            raiseInvalidArgument(
                "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)")
        }
        return object
    }

    /// Returns the place of an object.
    open func indexPath(forObject object: ResultType) -> IndexPath? { state.place(of: object)?.indexPath }
    /// Returns the title of a section in the index of a list.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { String($0).uppercased() }
    }
    /// Returns the section of a title of an index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        (state.sections ?? []).firstIndex { $0.indexTitle == title } ?? sectionIndex
    }

    /// Controllers of the same results are equal, as the one that delegates are given and the app's own.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any ResultsHolding else { return false }
        return other.state === state
    }
    open override var hash: Int { ObjectIdentifier(state).hashValue }
}

/// A controller whatever the type of its results.
protocol ResultsHolding: AnyObject {
    var state: ResultsState { get }
}

extension NSFetchedResultsController: ResultsHolding {}

extension NSFetchedResultsController {
    // swift-format-ignore: NoLeadingUnderscores
    /// Returns a controller of the same results of another type; called in prepared sources for a cast.
    public func _typed<Other>() -> NSFetchedResultsController<Other> {
        self as? NSFetchedResultsController<Other> ?? NSFetchedResultsController<Other>(state)
    }
}
