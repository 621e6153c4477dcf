import Foundation

/// Maps the index paths of items before a batch update to those after it.
struct CollectionRenumbering {
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

    init(_ updates: CollectionUpdates) {
        for change in updates.sections {
            switch change {
            case .insert(let section): insertedSections.append(section)
            case .delete(let section): deletedSections.insert(section)
            case .reload(let section): reloadedSections.insert(section)
            }
        }
        insertedSections.sort()
        for item in updates.items { take(item) }
        added.sort()
    }

    private mutating func take(_ item: UICollectionViewUpdateItem) {
        switch (item.updateAction, item.indexPathBeforeUpdate, item.indexPathAfterUpdate) {
        case (.insert, _, let after?): added.append(after)
        case (.delete, let before?, _):
            removed.append(before)
            deleted.insert(before)
        case (.move, let before?, let after?):
            removed.append(before)
            added.append(after)
            moves[before] = after
        case (.reload, let before?, _): reloaded.insert(before)
        default: break
        }
    }

    /// Returns whether an item's cell is created again, given the item's index path before the update.
    func isReloaded(_ path: IndexPath) -> Bool { reloaded.contains(path) || reloadedSections.contains(path.section) }

    /// Returns the index path of an item after the update; `nil` if it was deleted.
    func path(after path: IndexPath) -> IndexPath? {
        if let moved = moves[path] { return moved }
        guard !deleted.contains(path), let section = section(after: path.section) else { return nil }
        var item = path.item - removed.count { $0.section == path.section && $0.item < path.item }
        for new in added where new.section == section && new.item <= item { item += 1 }
        return IndexPath(item: item, section: section)
    }

    /// Returns whether a section's supplementary view remains, given its index path before the update.
    func keepsViews(of path: IndexPath) -> Bool {
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

extension CollectionRenumbering {
    /// Returns the index path of an element's view after the update; `nil` if the view is removed.
    fileprivate func path(of key: ElementKey) -> IndexPath? {
        guard key.category == .cell else { return keepsViews(of: key.indexPath) ? key.indexPath : nil }
        return isReloaded(key.indexPath) ? nil : path(after: key.indexPath)
    }
}

extension UICollectionView {
    /// Moves the visible views, the selection, and the touched item along with their items; views of deleted and
    /// reloaded items are removed.
    ///
    /// A header or footer remains if the index of its section does not change.
    func follow(_ renumbering: CollectionRenumbering) {
        selection = selection.compactMap(renumbering.path)
        touchedItem = touchedItem.flatMap(renumbering.path)
        let shown = elements.sorted { $0.key < $1.key }
        var kept: [ElementKey: UICollectionReusableView] = [:]
        var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        var leaving: [(ElementKey, UICollectionReusableView)] = []
        for (key, view) in shown {
            guard let path = renumbering.path(of: key) else {
                leaving.append((key, view))
                continue
            }
            let new = ElementKey(category: key.category, kind: key.kind, indexPath: path)
            kept[new] = view
            attributes[new] = elementAttributes[key]
        }
        for (key, view) in leaving { recycle(view, at: key) }
        (elements, elementAttributes) = (kept, attributes)
    }
}
