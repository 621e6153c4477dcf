package import Foundation

/// Maps the index paths of items before a batch update to those after it.
package struct CollectionRenumbering {
    /// A change of a section: inserted sections are numbered as after the update, the others as before it.
    package enum SectionChange: Sendable { case insert(Int), delete(Int), reload(Int) }

    /// A change of an item: inserted items and targets of moves are numbered as after the update, the others as before
    /// it.
    package enum ItemChange: Sendable {
        case insert(IndexPath), delete(IndexPath), reload(IndexPath), move(IndexPath, to: IndexPath)
    }

    /// The indexes, before the update, of deleted and of reloaded sections.
    private var deletedSections: Set<Int> = []
    private var reloadedSections: Set<Int> = []
    private var insertedSections: [Int] = []
    /// The index paths, before the update, of items that leave their positions.
    private var removed: [IndexPath] = []
    private var deleted: Set<IndexPath> = []
    private var reloaded: Set<IndexPath> = []
    private var moves: [IndexPath: IndexPath] = [:]
    /// The index paths, after the update, of items that are inserted or moved there, in ascending order.
    private var added: [IndexPath] = []

    /// Creates the renumbering of a batch update.
    package init(sections: [SectionChange], items: [ItemChange]) {
        for change in sections {
            switch change {
            case .insert(let section): insertedSections.append(section)
            case .delete(let section): deletedSections.insert(section)
            case .reload(let section): reloadedSections.insert(section)
            }
        }
        insertedSections.sort()
        for item in items { take(item) }
        added.sort()
    }

    private mutating func take(_ item: ItemChange) {
        switch item {
        case .insert(let after): added.append(after)
        case .delete(let before):
            removed.append(before)
            deleted.insert(before)
        case .move(let before, let after):
            removed.append(before)
            added.append(after)
            moves[before] = after
        case .reload(let before): reloaded.insert(before)
        }
    }

    /// Returns whether an item's cell is created again, given the item's index path before the update.
    package func isReloaded(_ path: IndexPath) -> Bool {
        reloaded.contains(path) || reloadedSections.contains(path.section)
    }

    /// Returns the index path of an item after the update; `nil` if it was deleted.
    package func path(after path: IndexPath) -> IndexPath? {
        if let moved = moves[path] { return moved }
        guard !deleted.contains(path), let section = section(after: path.section) else { return nil }
        var item = path.item - removed.count { $0.section == path.section && $0.item < path.item }
        for new in added where new.section == section && new.item <= item { item += 1 }
        return IndexPath(item: item, section: section)
    }

    /// Returns whether a section's supplementary view remains, given its index path before the update.
    package func keepsViews(of path: IndexPath) -> Bool {
        !isReloaded(path) && section(after: path.section) == path.section
    }

    /// Returns the index of a section after the update; `nil` if it was deleted.
    private func section(after section: Int) -> Int? {
        guard !deletedSections.contains(section) else { return nil }
        var number = section - deletedSections.count { $0 < section }
        for new in insertedSections where new <= number { number += 1 }
        return number
    }
}
