import Foundation
import LayoutSimUIKitArithmetic

/// The changes of a batch update.
struct CollectionUpdates {
    var sections: [CollectionRenumbering.SectionChange] = []
    var items: [UICollectionViewUpdateItem] = []
}

extension UICollectionView {
    /// Adds a change to the current batch update, or performs it on its own.
    func change(_ body: (inout CollectionUpdates) -> Void) {
        checkSnapshots()
        guard var updates else {
            batch { self.change(body) }
            return
        }
        body(&updates)
        self.updates = updates
    }

    /// Performs a batch update, then validates the data source's counts against the changes.
    func batch(_ body: () -> Void) {
        if updates != nil { return body() }
        layoutObject.prepareIfNeeded()
        let before = counts
        updates = CollectionUpdates()
        body()
        let made = updates ?? CollectionUpdates()
        updates = nil
        guard !made.sections.isEmpty || !made.items.isEmpty else {
            layoutObject.invalidateLayout()
            return
        }
        closeRowSwipe()
        knownCounts = nil
        check(made, before: before, after: counts)
        follow(CollectionRenumbering(made))
        let context = layoutObject.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        layoutObject.invalidateLayout(with: context)
        layoutObject.prepareIfNeeded()
        layoutObject.prepare(forCollectionViewUpdates: made.items + sectionItems(made))
        for item in made.items { askAnimationAttributes(item) }
        takeTargetOffset()
        needsLayoutPass = true
        layoutIfNeeded()
        placeIfNeeded()
        layoutObject.finalizeCollectionViewUpdates()
    }

    /// Asks the delegate, or else the layout, where the content rests after an update or a change of the layout.
    func takeTargetOffset() {
        let proposed = contentOffset
        let target =
            delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? layoutObject.targetContentOffset(forProposedContentOffset: proposed)
        if target != proposed { contentOffset = target }
    }

    private func askAnimationAttributes(_ item: UICollectionViewUpdateItem) {
        switch item.updateAction {
        case .insert: _ = item.indexPathAfterUpdate.flatMap(layoutObject.initialLayoutAttributesForAppearingItem)
        case .delete: _ = item.indexPathBeforeUpdate.flatMap(layoutObject.finalLayoutAttributesForDisappearingItem)
        case .reload, .move, .none: break
        }
    }

    private func sectionItems(_ updates: CollectionUpdates) -> [UICollectionViewUpdateItem] {
        updates.sections.map { change in
            switch change {
            case .insert(let section):
                UICollectionViewUpdateItem(nil, IndexPath(item: NSNotFound, section: section), .insert)
            case .delete(let section):
                UICollectionViewUpdateItem(IndexPath(item: NSNotFound, section: section), nil, .delete)
            case .reload(let section):
                UICollectionViewUpdateItem(
                    IndexPath(item: NSNotFound, section: section), IndexPath(item: NSNotFound, section: section),
                    .reload)
            }
        }
    }
}
