import Foundation
import LayoutSimUIKitArithmetic

// What a collection refuses, in UIKit's words (Docs/refusals.md).
extension UICollectionView {
    /// Raises UIKit's exception for a change that refers to nothing, or for numbers that do not follow from the
    /// changes.
    func check(_ updates: CollectionUpdates, before: [Int], after: [Int]) {
        guard let fault = updates.check(before: before, after: after).fault else { return }
        raise("NSInternalInconsistencyException", fault)
    }

    /// Returns the number of items in a section that the collection has.
    func knownItems(ofSection section: Int) -> Int {
        guard counts.indices.contains(section) else {
            raise(
                "NSInternalInconsistencyException",
                "request for number of items in section \(section) when there are only \(counts.count) sections in the "
                    + "collection view")
        }
        return counts[section]
    }

    /// Raises UIKit's exception for an item to which no collection scrolls.
    func checkScroll(to path: IndexPath) {
        let (counts, start) = (counts, "Attempted to scroll the collection view to an out-of-bounds ")
        guard path.count > 1 else { return }
        guard counts.indices.contains(path.section) else {
            raise(
                "NSInternalInconsistencyException",
                start + "section (\(path.section)) when there are only \(counts.count) sections. "
                    + "Collection view: \(self)")
        }
        guard path.item >= counts[path.section] else { return }
        raise(
            "NSInternalInconsistencyException",
            start + "item (\(path.item)) when there are only \(counts[path.section]) items in section \(path.section). "
                + "Collection view: \(self)")
    }

    /// Raises UIKit's exception for attributes of an item that the collection does not have.
    func checkItem(of attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .cell, path.count > 1, dataSource != nil,
            !counts.indices.contains(path.section) || path.item >= counts[path.section]
        else { return }
        raise(
            "NSInternalInconsistencyException",
            "UICollectionView received layout attributes for a cell with an index path that does not exist: \(path.log)"
        )
    }

    /// Returns a cell of the data source, unless it was not dequeued.
    func dequeued(_ cell: UICollectionViewCell) -> UICollectionViewCell {
        guard cell.reuseIdentifier == nil else { return cell }
        raise(
            "NSInternalInconsistencyException",
            "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
                + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }

    /// Raises UIKit's exception for a decoration view of a kind without a class; views of nibs are not made here.
    func refuseDecoration(of key: ElementKey) {
        let kind = key.kind ?? ""
        guard !layoutObject.decorationNibs.contains(kind) else { return }
        raise(
            "NSInternalInconsistencyException",
            "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype "
                + "in a storyboard")
    }

    /// Returns a supplementary view of the data source, unless it was not dequeued.
    func dequeued(
        _ view: UICollectionReusableView, _ kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        guard view.reuseIdentifier == nil else { return view }
        raise(
            "NSInternalInconsistencyException",
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(path.log)) "
                + "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: "
                + "or is nil (\(view))")
    }
}

extension UICollectionReusableView {
    /// The empty view of a data source that does not answer.
    static var unanswered: UICollectionReusableView {
        let view = UICollectionReusableView()
        view.identifier = ""
        return view
    }
}

extension CollectionUpdates {
    func check(before: [Int], after: [Int]) -> ListUpdateCheck {
        var check = ListUpdateCheck(of: .collection, before: before, after: after)
        for change in sections {
            switch change {
            case .delete(let section): check.deletedSections.append(section)
            case .insert(let section): check.insertedSections.append(section)
            case .reload(let section): check.reloadedSections.append(section)
            }
        }
        for item in items {
            switch (item.updateAction, item.indexPathBeforeUpdate, item.indexPathAfterUpdate) {
            case (.delete, let old?, _): check.deleted.append(old)
            case (.insert, _, let new?): check.inserted.append(new)
            case (.reload, let old?, _): check.reloaded.append(old)
            case (.move, let old?, let new?): check.moved.append((old, new))
            default: break
            }
        }
        return check
    }
}
