import Testing
import UIKit

/// Pinned headers and footers of compositional layouts, and those of the whole layout.
@MainActor @Suite final class CompositionalPinTests: NSObject, UICollectionViewDataSource {
    private var view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())

    private func show(pins: Bool, global: Bool = false) {
        func band(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = pins
            return item
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        if global {
            configuration.boundarySupplementaryItems = [band("top", .top), band("end", .bottom)]
        } else {
            section.boundarySupplementaryItems = [band("head", .top), band("foot", .bottom)]
        }
        view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        for kind in ["head", "foot", "top", "end"] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
        }
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    }

    private func top(_ kind: String, _ path: IndexPath) -> CGFloat? {
        view.supplementaryView(forElementKind: kind, at: path)?.frame.minY
    }

    /// Sections are 660 points high: 30, six of 100, 30.
    @Test(
        arguments: [
            (0.0, 0.0, 370.0), (200, 200, 570), (500, 500, 630), (645, 630, nil),
        ] as [(CGFloat, CGFloat, CGFloat?)])
    func `bands stay in sight as long as their section is`(offset: CGFloat, head: CGFloat, foot: CGFloat?) {
        show(pins: true)
        view.contentOffset.y = offset
        view.layoutIfNeeded()
        let first = IndexPath(item: 0, section: 0)
        #expect(top("head", first) == head)
        if let foot { #expect(top("foot", first) == foot) }
        #expect(view.contentSize.height == 1320)
    }

    @Test func `bands that are not pinned go`() {
        show(pins: false)
        view.contentOffset.y = 200
        view.layoutIfNeeded()
        #expect(top("head", IndexPath(item: 0, section: 0)) == nil)
    }

    @Test func `bands of the whole layout lie around all sections`() {
        show(pins: false, global: true)
        #expect(view.contentSize.height == 1260)
        #expect(top("top", IndexPath(index: 0)) == 0)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 30)
        view.contentOffset.y = 860
        view.layoutIfNeeded()
        #expect(top("end", IndexPath(index: 0)) == 1230)
    }

    @Test func `bands of the whole layout stay in sight everywhere`() {
        show(pins: true, global: true)
        view.contentOffset.y = 800
        view.layoutIfNeeded()
        #expect(top("top", IndexPath(index: 0)) == 800)
        #expect(top("end", IndexPath(index: 0)) == 1170)
    }
}
