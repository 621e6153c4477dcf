public import Foundation
public import SwiftUI

/// Objects of the environment's context, fetched for a view and kept up to date (Apple, *FetchRequest*).
///
/// It stands in this module, since SwiftUI does not know Core Data here.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// What a request asks for, which views can change.
    public struct Configuration {
        /// The condition.
        public var nsPredicate: NSPredicate?
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]
        var sortDescriptors: [SortDescriptor<Result>] = []
    }

    @Environment(\.managedObjectContext) private var context
    @StateObject private var watch = ContextWatch<Configuration>()
    private nonisolated(unsafe) let request: () -> NSFetchRequest<Result>
    private let sortDescriptors: [SortDescriptor<Result>]
    private var objects: [Result] = []

    private init(
        _ animation: Animation?, sortedBy sortDescriptors: [SortDescriptor<Result>] = [],
        _ request: @escaping () -> NSFetchRequest<Result>
    ) {
        unsafe self.request = request
        self.sortDescriptors = sortDescriptors
    }

    /// Creates a property with what a request asks for.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(animation) { fetchRequest }
    }
    /// Creates a property with what a request asks for.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { self.init(nil) { fetchRequest } }
    /// Creates a property with the objects of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(animation) {
            let request = NSFetchRequest<Result>()
            request.entity = entity
            request.sortDescriptors = sortDescriptors
            request.predicate = predicate
            return request
        }
    }

    /// The objects.
    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(configuration: configuration, objects: objects) { [watch] in watch.configuration = $0 }
    }

    /// What the request asks for.
    public var projectedValue: Binding<Configuration> {
        let (watch, first) = (watch, configuration)
        return Binding {
            watch.configuration ?? first
        } set: {
            watch.configuration = $0
        }
    }

    private var configuration: Configuration {
        if let configuration = watch.configuration { return configuration }
        let request = unsafe request()
        return Configuration(
            nsPredicate: request.predicate, nsSortDescriptors: request.sortDescriptors ?? [],
            sortDescriptors: sortDescriptors)
    }

    /// Fetches the objects before the view's body is asked.
    public mutating func update() {
        watch.follow(context)
        guard context.persistentStoreCoordinator != nil || context.parent != nil else { return }
        let request = unsafe request()
        let configuration = configuration
        request.predicate = configuration.nsPredicate
        request.sortDescriptors = configuration.nsSortDescriptors
        let found = (try? context.fetch(request)) ?? []
        let order = configuration.sortDescriptors
        objects = order.isEmpty ? found : found.sorted(using: order)
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Creates a property with the objects of a class.
    @_disfavoredOverload
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(animation) { FetchRequest.request(sortDescriptors, predicate) }
    }
    /// Creates a property with the objects of a class.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(animation, sortedBy: sortDescriptors) { FetchRequest.request([], predicate) }
    }

    private static func request(
        _ sortDescriptors: [NSSortDescriptor], _ predicate: NSPredicate?
    ) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "\(Result.self)")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        return request
    }
}
