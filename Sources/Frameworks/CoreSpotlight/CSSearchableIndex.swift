public import Foundation
import LayoutSimInertness

/// The index of the device, which is not there.
open class CSSearchableIndex: NSObject {
    nonisolated(unsafe) private static let only = CSSearchableIndex(name: "default")
    /// The delegate, which is told of nothing here.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    /// Returns the index.
    open class func `default`() -> CSSearchableIndex { unsafe only }
    /// Returns whether there is an index; always `false` here.
    open class func isIndexingAvailable() -> Bool { false }
    /// Creates an index with a name.
    public init(name: String) {}

    /// Indexes nothing here; tells the end on the main queue.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { end(completionHandler) }
    /// Indexes nothing here.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { inert(.service, self) }
    /// Deletes nothing here; tells the end on the main queue.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { end(completionHandler) }
    /// Deletes nothing here.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { inert(.service, self) }
    /// Deletes nothing here; tells the end on the main queue.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { end(completionHandler) }
    /// Deletes nothing here.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        inert(.service, self)
    }
    /// Deletes nothing here; tells the end on the main queue.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        end(completionHandler)
    }
    /// Deletes nothing here.
    open func deleteAllSearchableItems() async throws { inert(.service, self) }

    private func end(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        inert(.service, self, "changes of the index")
        if let handler { DispatchQueue.main.async { handler(nil) } }
    }
}

/// What is told of an index.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// Tells that all items must be indexed again; never called here.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    /// Tells that items must be indexed again; never called here.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
