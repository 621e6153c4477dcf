import Foundation
import Testing
@testable import UIKit

/// The attributes of a flow layout for missing headers, and during changes of items.
@MainActor @Suite struct FlowUpdateTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections = [[10, 20], [30]]

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            // The test ends if an item is no longer in the data source.
            _ = sections[indexPath.section][indexPath.item]
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: 100, height: sections[indexPath.section][indexPath.item])
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            section == 0 ? CGSize(width: 100, height: 7) : .zero
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
        }
    }

    private let source = Source()
    private let view: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 500), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
        return view
    }()

    init() {
        (view.dataSource, view.delegate) = (source, source)
        view.layoutIfNeeded()
    }

    @Test func `headers and footers that are not there have places without a size`() {
        let header = UICollectionView.elementKindSectionHeader
        let footer = UICollectionView.elementKindSectionFooter
        let places: [(String, Int, CGRect?)] = [
            (header, 0, CGRect(x: 0, y: 0, width: 100, height: 7)),
            (footer, 0, CGRect(x: 0, y: 37, width: 0, height: 0)),
            (header, 1, CGRect(x: 0, y: 37, width: 0, height: 0)),
            (footer, 1, CGRect(x: 0, y: 67, width: 0, height: 0)),
            (header, 2, nil), ("other", 0, nil),
        ]
        for (kind, section, frame) in places {
            let path = IndexPath(item: 0, section: section)
            #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame == frame)
        }
        #expect(view.visibleSupplementaryViews(ofKind: header).count == 1)
        #expect(view.visibleSupplementaryViews(ofKind: footer).isEmpty)
    }

    @Test func `asking for the size amid a batch shows nothing yet`() {
        view.performBatchUpdates {
            source.sections = [[10]]
            view.deleteSections(IndexSet(integer: 1))
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            view.collectionViewLayout.invalidateLayout()
            _ = view.contentSize
            _ = view.adjustedContentInset
        }
        #expect(view.contentSize == CGSize(width: 100, height: 17))
        #expect(view.visibleCells.count == 1)
    }
}
