public import Foundation

extension UITableView {
    /// Where a row is in the visible area after scrolling to it: `none` scrolls as little as necessary.
    public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
    /// How a changed row appears and disappears; only the fade of reloaded rows is animated here.
    public enum RowAnimation: Int, Sendable { case fade = 0, right, left, top, bottom, none, middle, automatic = 100 }
    /// What separator insets are relative to.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }
    /// A placeholder for dropped data; not used here, unlike `UITableViewDropPlaceholder`.
    public struct DropPlaceholder {}
}

/// The changes of a batch update.
struct TableUpdates {
    var insertedSections: [Int] = []
    var deletedSections: [Int] = []
    var insertedRows: [IndexPath] = []
    var deletedRows: [IndexPath] = []
    var reloadedRows: [(path: IndexPath, animation: UITableView.RowAnimation)] = []
    /// The rows of `deletedRows` and `insertedRows` that are moved.
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var reloadedSections: [Int] = []
    var hasReloadedSections: Bool { !reloadedSections.isEmpty }
    /// Returns whether a row is reloaded by itself or with its section.
    func reloads(_ path: IndexPath) -> Bool {
        reloadedRows.contains { $0.path == path } || reloadedSections.contains(path.section)
    }
    var isEmpty: Bool { movesNothing && reloadedRows.isEmpty && !hasReloadedSections }
    /// Whether all rows keep their positions.
    var movesNothing: Bool {
        insertedSections.isEmpty && deletedSections.isEmpty && insertedRows.isEmpty && deletedRows.isEmpty
    }
}

extension IndexPath {
    /// Creates an index path of a row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates an index path of an item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The index of the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The index of the row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The index of the item in its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// Creates an index path for a row of a table.
    public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }
    /// Creates an index path for an item of a collection.
    public convenience init(item: Int, section: Int) { unsafe self.init(indexes: [section, item], length: 2) }
    /// The index of the section.
    public var section: Int { index(atPosition: 0) }
    /// The index of the row in its section.
    public var row: Int { index(atPosition: 1) }
    /// The index of the item in its section.
    public var item: Int { index(atPosition: 1) }
}
