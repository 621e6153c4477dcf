public import Foundation
public import SwiftUI

/// Models of the environment's context, fetched for a view and kept up to date (Apple, *Query*).
@propertyWrapper public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private nonisolated(unsafe) let descriptor: FetchDescriptor<Element>
    private nonisolated(unsafe) let result: ([Element]) -> Result

    private init(_ descriptor: FetchDescriptor<Element>) where Result == [Element] {
        unsafe self.descriptor = descriptor
        unsafe result = { $0 }
    }

    /// The context of the models.
    public var modelContext: ModelContext { context }
    /// The models.
    public var wrappedValue: Result { unsafe result((try? context.fetch(descriptor)) ?? []) }
    /// Why models could not be fetched; never here.
    public var fetchError: (any Error)? { nil }

    /// Creates a property with all models of a class.
    public init() where Result == [Element] { self.init(FetchDescriptor<Element>()) }
    /// Creates a property with what a descriptor asks for.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) where Result == [Element] {
        self.init(descriptor)
    }
    /// Creates a property with what a descriptor asks for.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) where Result == [Element] {
        self.init(descriptor)
    }
    /// Creates a property with models in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    )
    where Result == [Element] { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
    /// Creates a property with models in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) where Result == [Element] { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
    /// Creates a property with models in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) where Result == [Element] {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
    /// Creates a property with models in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) where Result == [Element] {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
    /// Creates a property with models in the order of a property that may be missing.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) where Result == [Element] {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
    /// Creates a property with models in the order of a property that may be missing.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) where Result == [Element] {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
}
