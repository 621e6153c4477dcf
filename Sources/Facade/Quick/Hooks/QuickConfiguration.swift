public import Foundation

/// A class whose subclasses configure all specs of their module.
open class QuickConfiguration: NSObject {
    /// Configures the specs; subclasses override it.
    open class func configure(_ configuration: QCKConfiguration) {}
}

/// A filter of examples.
public typealias ExampleFilter = (_ example: ExampleBase) -> Bool

/// The hooks and filters of all specs.
public final class QCKConfiguration: NSObject {
    var hooks = Hooks()
    private(set) var inclusions: [ExampleFilter] = []
    private(set) var exclusions: [ExampleFilter] = []

    /// Whether all examples run if no example passes the filters.
    public var runAllWhenEverythingFiltered = true

    /// Runs only examples that pass a filter.
    public func include(_ filter: @escaping ExampleFilter) { inclusions.append(filter) }
    /// Leaves out examples that pass a filter.
    public func exclude(_ filter: @escaping ExampleFilter) { exclusions.append(filter) }

    /// Runs a closure before each example.
    public func beforeEach(_ closure: @escaping BeforeExampleClosure) { hooks.before.append(.plain(closure)) }
    /// Runs a closure before each example.
    public func beforeEach(_ closure: @escaping BeforeExampleWithMetadataClosure) {
        hooks.before.append(.sync(closure))
    }
    /// Runs a closure after each example.
    public func afterEach(_ closure: @escaping AfterExampleClosure) { hooks.after.append(.plain(closure)) }
    /// Runs a closure after each example.
    public func afterEach(_ closure: @escaping AfterExampleWithMetadataClosure) { hooks.after.append(.sync(closure)) }
    /// Runs a closure around each example.
    public func aroundEach(_ closure: @escaping AroundExampleClosure) { hooks.around.append(.plain(closure)) }
    /// Runs a closure around each example.
    public func aroundEach(_ closure: @escaping AroundExampleWithMetadataClosure) {
        hooks.around.append(.sync(closure))
    }
    /// Runs a closure around each example of an asynchronous spec.
    public func aroundEach(_ closure: @escaping AroundExampleAsyncClosure) { hooks.around.append(.plain(closure)) }
    /// Runs a closure around each example of an asynchronous spec.
    public func aroundEach(_ closure: @escaping AroundExampleWithMetadataAsyncClosure) {
        hooks.around.append(.async(closure))
    }
    /// Runs a closure before all examples.
    public func beforeSuite(_ closure: @escaping BeforeSuiteClosure) { World.shared.beforeSuite.append(closure) }
    /// Runs a closure after all examples.
    public func afterSuite(_ closure: @escaping AfterSuiteClosure) { World.shared.afterSuite.append(closure) }
}
