import Foundation

/// Where the items that were there before a batch of updates are after it.
struct CollectionRenumbering {
    /// Deleted sections, and those that are made anew, by their numbers before.
    private var deletedSections: Set<Int> = []
    private var reloadedSections: Set<Int> = []
    private var insertedSections: [Int] = []
    /// Items that are not in their lines any more, by their paths before.
    private var removed: [IndexPath] = []
    private var deleted: Set<IndexPath> = []
    private var reloaded: Set<IndexPath> = []
    private var moves: [IndexPath: IndexPath] = [:]
    /// Items that are new in their lines, in ascending order, by their paths after.
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

    /// Whether an item's cell is made anew, by its path before.
    func isReloaded(_ path: IndexPath) -> Bool { reloaded.contains(path) || reloadedSections.contains(path.section) }

    /// The path of an item after the updates; `nil` if it is gone.
    func path(after path: IndexPath) -> IndexPath? {
        if let moved = moves[path] { return moved }
        guard !deleted.contains(path), let section = section(after: path.section) else { return nil }
        var item = path.item - removed.count { $0.section == path.section && $0.item < path.item }
        for new in added where new.section == section && new.item <= item { item += 1 }
        return IndexPath(item: item, section: section)
    }

    /// Whether the view of a section is still that of the section with its number, by its path before.
    func keepsViews(of path: IndexPath) -> Bool {
        !isReloaded(path) && section(after: path.section) == path.section
    }

    /// The number of a section after the updates; `nil` if it is gone.
    private func section(after section: Int) -> Int? {
        guard !deletedSections.contains(section) else { return nil }
        var number = section - deletedSections.count { $0 < section }
        for new in insertedSections where new <= number { number += 1 }
        return number
    }
}

extension CollectionRenumbering {
    /// Where the view that is shown for an element belongs after the updates; `nil` if it leaves.
    fileprivate func path(of key: ElementKey) -> IndexPath? {
        guard key.category == .cell else { return keepsViews(of: key.indexPath) ? key.indexPath : nil }
        return isReloaded(key.indexPath) ? nil : path(after: key.indexPath)
    }
}

extension UICollectionView {
    /// Has views that are shown, the selection and the touch follow their items; those of items that are gone or made anew
    /// leave.
    ///
    /// A header or footer stays where its section's number does.
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
