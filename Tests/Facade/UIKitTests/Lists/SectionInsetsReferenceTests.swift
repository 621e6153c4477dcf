import Testing
import UIKit

/// The reference of the side insets of a compositional layout's section.
@MainActor @Suite struct SectionInsetsReferenceTests {
    @Test(arguments: [
        (UIContentInsetsReference.automatic, UIContentInsetsReference.layoutMargins, 30.0),
        (.none, .layoutMargins, 0), (.layoutMargins, .none, 30), (.safeArea, .layoutMargins, 0),
    ])
    func `a section may have another reference than its layout`(
        _ own: UIContentInsetsReference, _ layout: UIContentInsetsReference, _ left: Double
    ) throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = layout
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        section.contentInsetsReference = own
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 100),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
        let source = OneItem()
        view.dataSource = source
        view.layoutIfNeeded()
        let frame = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).frame
        #expect(frame == CGRect(x: left, y: 0, width: left == 0 ? 200 : 120, height: 10))
    }

    @Test func `boundary supplementary items may have another reference than the groups`() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        section.contentInsetsReference = .none
        section.supplementaryContentInsetsReference = .layoutMargins
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "title", alignment: .top)
        ]
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 100),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
        let source = OneItem()
        view.dataSource = source
        view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        let title = view.layoutAttributesForSupplementaryElement(ofKind: "title", at: path)
        #expect(title?.frame == CGRect(x: 30, y: 0, width: 120, height: 10))
        #expect(view.layoutAttributesForItem(at: path)?.frame == CGRect(x: 0, y: 10, width: 200, height: 10))
    }

    private final class OneItem: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        }
    }
}
