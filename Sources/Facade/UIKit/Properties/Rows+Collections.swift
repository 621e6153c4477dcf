import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let collectionsTables = [
        uiCollectionViewDropProposal, uiCollectionViewPlaceholder, uiCollectionViewDropPlaceholder,
        uiCollectionReusableView, uiCollectionViewTransitionLayout, uiCollectionViewCell, uiCollectionViewFlowLayout,
        uiCollectionViewLayout, uiCollectionViewLayoutAttributes, uiCollectionViewLayoutInvalidationContext,
        uiCollectionViewFlowLayoutInvalidationContext, uiCollectionViewUpdateItem,
    ]

    static let uiCollectionViewDropProposal = ObjectProperty.table(of: UICollectionViewDropProposal.self) {
        $0.get("intent", \.intent)
    }
    static let uiCollectionViewPlaceholder = ObjectProperty.table(of: UICollectionViewPlaceholder.self) {
        $0.add("cellUpdateHandler", \.cellUpdateHandler)
    }
    static let uiCollectionViewDropPlaceholder = ObjectProperty.table(of: UICollectionViewDropPlaceholder.self) {
        $0.add("previewParametersProvider", \.previewParametersProvider)
    }
    static let uiCollectionReusableView = ObjectProperty.table(of: UICollectionReusableView.self) {
        $0.get("reuseIdentifier", \.reuseIdentifier)
    }
    static let uiCollectionViewTransitionLayout = ObjectProperty.table(of: UICollectionViewTransitionLayout.self) {
        $0.add("transitionProgress", \.transitionProgress)
        $0.get("currentLayout", \.currentLayout)
        $0.get("nextLayout", \.nextLayout)
    }
    static let uiCollectionViewCell = ObjectProperty.table(of: UICollectionViewCell.self) {
        $0.get("contentView", \.contentView)
        $0.add("selected", \.isSelected)
        $0.add("highlighted", \.isHighlighted)
        $0.add("backgroundView", \.backgroundView)
        $0.add("selectedBackgroundView", \.selectedBackgroundView)
        $0.get("configurationState", \.configurationState)
        $0.add("configurationUpdateHandler", \.configurationUpdateHandler)
        $0.add("contentConfiguration", \.contentConfiguration)
        $0.add("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
        $0.add("backgroundConfiguration", \.backgroundConfiguration)
        $0.add("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
    }
    static let uiCollectionViewFlowLayout = ObjectProperty.table(of: UICollectionViewFlowLayout.self) {
        $0.add("minimumLineSpacing", \.minimumLineSpacing, nib: .own)
        $0.add("minimumInteritemSpacing", \.minimumInteritemSpacing, nib: .own)
        $0.add("itemSize", \.itemSize, nib: .own)
        $0.add("estimatedItemSize", \.estimatedItemSize, nib: .own)
        $0.add("scrollDirection", \.scrollDirection, nib: .own)
        $0.add("headerReferenceSize", \.headerReferenceSize, nib: .own)
        $0.add("footerReferenceSize", \.footerReferenceSize, nib: .own)
        $0.add("sectionInset", \.sectionInset, nib: .own)
        $0.add("sectionInsetReference", \.sectionInsetReference, nib: .own)
        $0.add("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
        $0.add("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
    }
    static let uiCollectionViewLayout = ObjectProperty.table(of: UICollectionViewLayout.self) {
        $0.get("collectionView", \.collectionView)
        $0.get("collectionViewContentSize", \.collectionViewContentSize)
        $0.get("developmentLayoutDirection", \.developmentLayoutDirection)
        $0.get("flipsHorizontallyInOppositeLayoutDirection", \.flipsHorizontallyInOppositeLayoutDirection)
    }
    static let uiCollectionViewLayoutAttributes = ObjectProperty.table(of: UICollectionViewLayoutAttributes.self) {
        $0.add("frame", \.frame)
        $0.add("center", \.center)
        $0.add("size", \.size)
        $0.add("bounds", \.bounds)
        $0.add("transform3D", \.transform3D)
        $0.add("transform", \.transform)
        $0.add("alpha", \.alpha)
        $0.add("zIndex", \.zIndex)
        $0.add("hidden", \.isHidden)
        $0.add("indexPath", \.indexPath)
        $0.get("representedElementCategory", \.representedElementCategory)
        $0.get("representedElementKind", \.representedElementKind)
    }
    static let uiCollectionViewLayoutInvalidationContext = ObjectProperty.table(
        of: UICollectionViewLayoutInvalidationContext.self
    ) {
        $0.get("invalidateEverything", \.invalidateEverything)
        $0.get("invalidateDataSourceCounts", \.invalidateDataSourceCounts)
        $0.get("invalidatedItemIndexPaths", \.invalidatedItemIndexPaths)
        $0.get("invalidatedSupplementaryIndexPaths", \.invalidatedSupplementaryIndexPaths)
        $0.get("invalidatedDecorationIndexPaths", \.invalidatedDecorationIndexPaths)
        $0.add("contentOffsetAdjustment", \.contentOffsetAdjustment)
        $0.add("contentSizeAdjustment", \.contentSizeAdjustment)
        $0.get("previousIndexPathsForInteractivelyMovingItems", \.previousIndexPathsForInteractivelyMovingItems)
        $0.get("targetIndexPathsForInteractivelyMovingItems", \.targetIndexPathsForInteractivelyMovingItems)
        $0.get("interactiveMovementTarget", \.interactiveMovementTarget)
    }
    static let uiCollectionViewFlowLayoutInvalidationContext = ObjectProperty.table(
        of: UICollectionViewFlowLayoutInvalidationContext.self
    ) {
        $0.add("invalidateFlowLayoutDelegateMetrics", \.invalidateFlowLayoutDelegateMetrics)
        $0.add("invalidateFlowLayoutAttributes", \.invalidateFlowLayoutAttributes)
    }
    static let uiCollectionViewUpdateItem = ObjectProperty.table(of: UICollectionViewUpdateItem.self) {
        $0.get("indexPathBeforeUpdate", \.indexPathBeforeUpdate)
        $0.get("indexPathAfterUpdate", \.indexPathAfterUpdate)
        $0.get("updateAction", \.updateAction)
    }
}
