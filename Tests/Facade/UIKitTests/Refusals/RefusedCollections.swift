import UIKit

extension Refusal {
    /// Items, sections and views that a collection does not have.
    static var ofCollections: [Refusal] {
        [
            Refusal(
                "scroll to a missing item", inconsistency,
                "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 3 items in section 0."
            ) { ListOfThree().collection.scrollToItem(at: .first(9), at: .top, animated: false) },
            Refusal(
                "scroll to a missing section of a collection", inconsistency,
                "Attempted to scroll the collection view to an out-of-bounds section (2) when there are only 1 sections."
            ) {
                ListOfThree().collection.scrollToItem(
                    at: IndexPath(item: 0, section: 2), at: .centeredVertically, animated: true)
            },
            Refusal(
                "select and scroll to a missing item", inconsistency,
                "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 3 items in section 0."
            ) { ListOfThree().collection.selectItem(at: .first(3), animated: false, scrollPosition: .top) },
            Refusal(
                "items of a missing section", inconsistency,
                "request for number of items in section 5 when there are only 1 sections in the collection view"
            ) { _ = ListOfThree().collection.numberOfItems(inSection: 5) },
            Refusal(
                "cell that was not dequeued", inconsistency,
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
            ) {
                let list = ListOfThree(isLaidOut: false)
                list.makeItem = { _, _ in UICollectionViewCell() }
                list.layOut()
            },
            Refusal(
                "decoration view without a class", inconsistency,
                "could not dequeue a decoration view of kind: band - must register as a class or nib or connect a prototype in a storyboard"
            ) { _ = ListOfThree(DecoratedLayout()) },
            Refusal(
                "header that was not dequeued", inconsistency,
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (UICollectionElementKindSectionHeader,"
            ) {
                let layout = UICollectionViewFlowLayout()
                layout.headerReferenceSize = CGSize(width: 100, height: 40)
                _ = ListOfThree(layout)
            },
            Refusal(
                "group too small for an item", inconsistency,
                "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even a single item. Inspect the spacing and size of the items in this group and ensure that they fit into the group when its effective size is {"
            ) {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
                let item = NSCollectionLayoutItem(layoutSize: size)
                item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                    leading: .fixed(8), top: nil, trailing: .fixed(8), bottom: nil)
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                _ = ListOfThree(UICollectionViewCompositionalLayout(section: section))
            },
            Refusal(
                "collection without a layout", invalidArgument,
                "UICollectionView must be initialized with a non-nil layout parameter"
            ) { _ = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) },
            Refusal(
                "collection controller without a layout", invalidArgument,
                "UICollectionView must be initialized with a non-nil layout parameter"
            ) { UICollectionViewController(nibName: nil, bundle: nil).loadViewIfNeeded() },
            Refusal(
                "attributes of a missing item", inconsistency,
                "UICollectionView received layout attributes for a cell with an index path that does not exist:"
            ) { _ = ListOfThree(LayoutOfTooMany()) },
            Refusal(
                "item without attributes", inconsistency,
                "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:"
            ) {
                let list = ListOfThree(UICollectionViewLayout())
                list.collection.scrollToItem(at: .first(1), at: .top, animated: false)
            },
            Refusal(
                "section provider without a section", inconsistency,
                "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error."
            ) { _ = ListOfThree(UICollectionViewCompositionalLayout { _, _ in nil }) },
            Refusal(
                "registration made where a cell is made", inconsistency,
                "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider."
            ) {
                let list = ListOfThree(isLaidOut: false)
                list.makeItem = { view, path in
                    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                    return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
                }
                list.layOut()
            },
            Refusal(
                "two cells for one item", inconsistency,
                "Expected dequeued view to be returned to the collection view in preparation for display."
            ) {
                let list = ListOfThree(isLaidOut: false)
                list.makeItem = { view, path in
                    _ = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                    return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                }
                list.layOut()
            },
        ]
    }

    /// Updates of a collection that do not fit what it shows, or what its data source has afterward.
    static var ofCollectionUpdates: [Refusal] {
        [
            Refusal(
                "delete a missing item", inconsistency,
                "attempt to delete item 9 from section 0 which only contains 3 items before the update"
            ) { change { $0.deleteItems(at: [.first(9)]) } },
            Refusal(
                "delete an item of a missing section", inconsistency,
                "attempt to delete item 0 from section 2, but there are only 1 sections before the update"
            ) { change { $0.deleteItems(at: [IndexPath(item: 0, section: 2)]) } },
            Refusal(
                "insert an item too far", inconsistency,
                "attempt to insert item 9 into section 0, but there are only 4 items in section 0 after the update"
            ) { change([4]) { $0.insertItems(at: [.first(9)]) } },
            Refusal(
                "insert an item into a missing section", inconsistency,
                "attempt to insert item 0 into section 2, but there are only 1 sections after the update"
            ) { change { $0.insertItems(at: [IndexPath(item: 0, section: 2)]) } },
            Refusal(
                "delete a missing section of a collection", inconsistency,
                "attempt to delete section 4, but there are only 1 sections before the update"
            ) { change { $0.deleteSections([4]) } },
            Refusal(
                "insert a section too far into a collection", inconsistency,
                "attempt to insert section 5 but there are only 2 sections after the update"
            ) { change([3, 1]) { $0.insertSections([5]) } },
            Refusal(
                "reload a missing item", inconsistency,
                "attempt to delete item 3 from section 0 which only contains 3 items before the update"
            ) { change { $0.reloadItems(at: [.first(3)]) } },
            Refusal(
                "reload a missing section of a collection", inconsistency,
                "attempt to delete section 1, but there are only 1 sections before the update"
            ) { change { $0.reloadSections([1]) } },
            Refusal("delete and reload an item", inconsistency, "attempt to delete and reload the same index path") {
                change([2]) {
                    $0.deleteItems(at: [.first(1)])
                    $0.reloadItems(at: [.first(1)])
                }
            },
            Refusal(
                "reload and move an item", inconsistency,
                "attempt to perform a delete and a move from the same index path"
            ) {
                change([3]) {
                    $0.moveItem(at: .first(2), to: .first(0))
                    $0.reloadItems(at: [.first(2)])
                }
            },
            Refusal(
                "delete and move an item", inconsistency,
                "attempt to perform a delete and a move from the same index path"
            ) {
                change([2]) {
                    $0.deleteItems(at: [.first(1)])
                    $0.moveItem(at: .first(1), to: .first(0))
                }
            },
            Refusal(
                "move a missing item", inconsistency,
                "{length = 2, path = 0 - 7}) that does not exist - there are only 3 items in section 0 before the update"
            ) { change { $0.moveItem(at: .first(7), to: .first(0)) } },
        ]
    }

    @MainActor private static func change(_ counts: [Int] = [3], _ change: (UICollectionView) -> Void) {
        let list = ListOfThree()
        list.collection.performBatchUpdates {
            list.counts = counts
            change(list.collection)
        }
    }
}

private final class LayoutOfTooMany: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<5).map {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: .first($0))
            attributes.frame = CGRect(x: 0, y: 20 * $0, width: 50, height: 20)
            return attributes
        }
    }
}

/// A layout with a decoration view whose class nobody registers.
private final class DecoratedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let band = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "band", with: .first(0))
        band.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [band]
    }
}
