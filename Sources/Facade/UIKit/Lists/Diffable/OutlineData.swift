import Foundation

/// A data source with expandable items.
@preconcurrency @MainActor protocol OutlineData: AnyObject {
    /// Returns whether the child items of the item at an index path are visible.
    func isExpanded(at path: IndexPath) -> Bool
    /// Expands or collapses the item at an index path.
    func toggle(at path: IndexPath)
}
