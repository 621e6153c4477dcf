import Foundation
import QuartzCore

@testable import UIKit

/// A layout of items at the places that an app gives.
private final class PlacedLayout: UICollectionViewLayout {
    var places: [UICollectionViewLayoutAttributes] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { places }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath }
    }
}

/// Sections with headers.
@MainActor private final class Sections: NSObject, UICollectionViewDataSource {
    static let shared = Sections()

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.backgroundColor = .yellow
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "head", for: indexPath)
        view.backgroundColor = .red
        return view
    }
}

/// Layouts of collections, and their parts.
extension PropertyStages {
    private static func list(_ layout: UICollectionViewLayout, height: CGFloat = 400) -> UICollectionView {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        for kind in [
            "head", "badge", UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            list.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
        }
        list.dataSource = Sections.shared
        return list
    }

    /// The parts of a composed layout.
    private struct Parts {
        let item: NSCollectionLayoutItem
        let section: NSCollectionLayoutSection
        let head = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: "head", alignment: .top)
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        let configuration = UICollectionViewCompositionalLayoutConfiguration()

        init(_ badge: NSCollectionLayoutSupplementaryItem? = nil, rowWidth: NSCollectionLayoutDimension) {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(40))
            item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badge.map { [$0] } ?? [])
            let row = NSCollectionLayoutSize(widthDimension: rowWidth, heightDimension: .absolute(50))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
            section = NSCollectionLayoutSection(group: group)
            (section.boundarySupplementaryItems, section.decorationItems) = ([head], [ground])
        }
    }

    /// Shows a composed layout again after each change of its parts.
    private static func composed(
        _ parts: Parts, _ object: AnyObject, scrolledTo offset: CGFloat = 0
    ) -> PropertyStage {
        let controller = UIViewController()
        return PropertyStage(object, on: controller) {
            for view in controller.view.subviews { view.removeFromSuperview() }
            let layout = UICollectionViewCompositionalLayout(section: parts.section, configuration: parts.configuration)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
            let shown = list(layout, height: 200)
            controller.view.addSubview(shown)
            shown.layoutIfNeeded()
            shown.contentOffset.y = offset
        }
    }

    static let places: [Entry] = [
        staged(UICollectionViewLayoutAttributes.self) {
            let layout = PlacedLayout()
            layout.places = (0..<2).map { item in
                let place = UICollectionViewLayoutAttributes(forCellWith: [0, item])
                place.frame = CGRect(x: 20 + 30 * item, y: 30, width: 50, height: 40)
                return place
            }
            let shown = list(layout)
            let controller = UIViewController()
            controller.view.addSubview(shown)
            return PropertyStage(layout.places[0], on: controller) { layout.invalidateLayout() }
        },
        staged(UICollectionViewCompositionalLayoutConfiguration.self) {
            let parts = Parts(rowWidth: .fractionalWidth(1))
            return composed(parts, parts.configuration)
        },
        staged(UICollectionViewCompositionalLayout.self) {
            let parts = Parts(rowWidth: .fractionalWidth(1))
            let layout = UICollectionViewCompositionalLayout(section: parts.section)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
            return PropertyStage(layout, in: list(layout), frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        },
        staged(NSCollectionLayoutBoundarySupplementaryItem.self) {
            let parts = Parts(rowWidth: .fractionalWidth(1))
            return composed(parts, parts.head, scrolledTo: 40)
        },
        staged(NSCollectionLayoutSupplementaryItem.self) {
            let parts = Parts(rowWidth: .fractionalWidth(1))
            return composed(parts, parts.head)
        },
        staged(NSCollectionLayoutDecorationItem.self) {
            let parts = Parts(rowWidth: .fractionalWidth(1))
            return composed(parts, parts.ground)
        },
        staged(NSCollectionLayoutSection.self) {
            let parts = Parts(rowWidth: .absolute(500))
            return composed(parts, parts.section)
        },
        staged(NSCollectionLayoutSection.self) {
            let parts = Parts(rowWidth: .absolute(100))
            parts.section.orthogonalScrollingBehavior = .continuous
            parts.section.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
            return composed(parts, parts.section)
        },
        staged(UICollectionViewFlowLayout.self) {
            let layout = UICollectionViewFlowLayout()
            (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 140, height: 60), 5)
            layout.headerReferenceSize = CGSize(width: 320, height: 30)
            layout.footerReferenceSize = CGSize(width: 320, height: 20)
            let shown = list(layout)
            let controller = UIViewController()
            shown.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
            controller.view.addSubview(shown)
            return PropertyStage(layout, on: controller) {
                shown.layoutIfNeeded()
                shown.contentOffset.y = 50
            }
        },
    ]
}
