import Foundation

/// A data source some of whose items have others below them, which are seen or not.
@preconcurrency @MainActor protocol OutlineData: AnyObject {
    /// Whether the items below the one at a path are seen.
    func isExpanded(at path: IndexPath) -> Bool
    /// Shows the items below the one at a path, or hides them.
    func toggle(at path: IndexPath)
}
