import Foundation
import LayoutSimUIKitArithmetic

extension CollectionRenumbering {
    /// Creates the renumbering of a batch update.
    init(_ updates: CollectionUpdates) {
        self.init(sections: updates.sections, items: updates.items.compactMap(ItemChange.init))
    }

    /// Returns the index path of an element's view after the update; `nil` if the view is removed.
    fileprivate func path(of key: ElementKey) -> IndexPath? {
        guard key.category == .cell else { return keepsViews(of: key.indexPath) ? key.indexPath : nil }
        return isReloaded(key.indexPath) ? nil : path(after: key.indexPath)
    }
}

extension CollectionRenumbering.ItemChange {
    /// Creates a change from what a layout is told; `nil` for one that changes nothing.
    fileprivate init?(_ item: UICollectionViewUpdateItem) {
        switch (item.updateAction, item.indexPathBeforeUpdate, item.indexPathAfterUpdate) {
        case (.insert, _, let after?): self = .insert(after)
        case (.delete, let before?, _): self = .delete(before)
        case (.move, let before?, let after?): self = .move(before, to: after)
        case (.reload, let before?, _): self = .reload(before)
        default: return nil
        }
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
