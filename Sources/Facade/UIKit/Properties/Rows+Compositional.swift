import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let compositionalTables = [
        nsCollectionLayoutItem, nsCollectionLayoutSupplementaryItem, nsCollectionLayoutBoundarySupplementaryItem,
        nsCollectionLayoutDecorationItem, nsCollectionLayoutGroupCustomItem, nsCollectionLayoutGroup,
        uiCollectionLayoutSectionOrthogonalScrollingProperties, nsCollectionLayoutSection, nsCollectionLayoutDimension,
        nsCollectionLayoutSize, nsCollectionLayoutSpacing, nsCollectionLayoutEdgeSpacing, nsCollectionLayoutAnchor,
        uiCollectionViewCompositionalLayoutConfiguration, uiCollectionViewCompositionalLayout,
    ]

    static let nsCollectionLayoutItem = ObjectProperty.table(of: NSCollectionLayoutItem.self) {
        $0.get("layoutSize", \.layoutSize)
        $0.get("supplementaryItems", \.supplementaryItems)
        $0.add("contentInsets", \.contentInsets)
        $0.add("edgeSpacing", \.edgeSpacing)
    }
    static let nsCollectionLayoutSupplementaryItem = ObjectProperty.table(of: NSCollectionLayoutSupplementaryItem.self)
    {
        $0.add("zIndex", \.zIndex)
        $0.get("elementKind", \.elementKind)
        $0.get("containerAnchor", \.containerAnchor)
        $0.get("itemAnchor", \.itemAnchor)
    }
    static let nsCollectionLayoutBoundarySupplementaryItem = ObjectProperty.table(
        of: NSCollectionLayoutBoundarySupplementaryItem.self
    ) {
        $0.add("extendsBoundary", \.extendsBoundary)
        $0.add("pinToVisibleBounds", \.pinToVisibleBounds)
        $0.get("alignment", \.alignment)
        $0.get("offset", \.offset)
    }
    static let nsCollectionLayoutDecorationItem = ObjectProperty.table(of: NSCollectionLayoutDecorationItem.self) {
        $0.add("zIndex", \.zIndex)
        $0.get("elementKind", \.elementKind)
    }
    static let nsCollectionLayoutGroupCustomItem = ObjectProperty.table(of: NSCollectionLayoutGroupCustomItem.self) {
        $0.get("frame", \.frame)
        $0.get("zIndex", \.zIndex)
    }
    static let nsCollectionLayoutGroup = ObjectProperty.table(of: NSCollectionLayoutGroup.self) {
        $0.get("subitems", \.subitems)
        $0.add("interItemSpacing", \.interItemSpacing)
    }
    static let uiCollectionLayoutSectionOrthogonalScrollingProperties = ObjectProperty.table(
        of: UICollectionLayoutSectionOrthogonalScrollingProperties.self
    ) {
        $0.add("bounce", \.bounce)
        $0.add("decelerationRate", \.decelerationRate)
    }
    static let nsCollectionLayoutSection = ObjectProperty.table(of: NSCollectionLayoutSection.self) {
        $0.add("contentInsets", \.contentInsets)
        $0.add("interGroupSpacing", \.interGroupSpacing)
        $0.add("contentInsetsReference", \.contentInsetsReference)
        $0.add("supplementaryContentInsetsReference", \.supplementaryContentInsetsReference)
        $0.add("orthogonalScrollingBehavior", \.orthogonalScrollingBehavior)
        $0.add("orthogonalScrollingProperties", \.orthogonalScrollingProperties)
        $0.add("boundarySupplementaryItems", \.boundarySupplementaryItems)
        $0.add("supplementariesFollowContentInsets", \.supplementariesFollowContentInsets)
        $0.add("visibleItemsInvalidationHandler", \.visibleItemsInvalidationHandler)
        $0.add("decorationItems", \.decorationItems)
    }
    static let nsCollectionLayoutDimension = ObjectProperty.table(of: NSCollectionLayoutDimension.self) {
        $0.get("dimension", \.dimension)
        $0.get("fractionalWidth", \.isFractionalWidth)
        $0.get("fractionalHeight", \.isFractionalHeight)
        $0.get("absolute", \.isAbsolute)
        $0.get("estimated", \.isEstimated)
        $0.get("uniformAcrossSiblings", \.isUniformAcrossSiblings)
    }
    static let nsCollectionLayoutSize = ObjectProperty.table(of: NSCollectionLayoutSize.self) {
        $0.get("widthDimension", \.widthDimension)
        $0.get("heightDimension", \.heightDimension)
    }
    static let nsCollectionLayoutSpacing = ObjectProperty.table(of: NSCollectionLayoutSpacing.self) {
        $0.get("spacing", \.spacing)
        $0.get("flexible", \.isFlexible)
        $0.get("fixed", \.isFixed)
    }
    static let nsCollectionLayoutEdgeSpacing = ObjectProperty.table(of: NSCollectionLayoutEdgeSpacing.self) {
        $0.get("leading", \.leading)
        $0.get("top", \.top)
        $0.get("trailing", \.trailing)
        $0.get("bottom", \.bottom)
    }
    static let nsCollectionLayoutAnchor = ObjectProperty.table(of: NSCollectionLayoutAnchor.self) {
        $0.get("edges", \.edges)
        $0.get("offset", \.offset)
        $0.get("fractionalOffset", \.isFractionalOffset)
        $0.get("absoluteOffset", \.isAbsoluteOffset)
    }
    static let uiCollectionViewCompositionalLayoutConfiguration = ObjectProperty.table(
        of: UICollectionViewCompositionalLayoutConfiguration.self
    ) {
        $0.add("scrollDirection", \.scrollDirection)
        $0.add("interSectionSpacing", \.interSectionSpacing)
        $0.add("boundarySupplementaryItems", \.boundarySupplementaryItems)
        $0.add("contentInsetsReference", \.contentInsetsReference)
    }
    static let uiCollectionViewCompositionalLayout = ObjectProperty.table(of: UICollectionViewCompositionalLayout.self)
    {
        $0.add("configuration", \.configuration)
    }
}
