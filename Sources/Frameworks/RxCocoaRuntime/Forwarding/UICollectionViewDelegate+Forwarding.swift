// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UICollectionViewDelegate where Self: _RXDelegateProxy {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegate).collectionView(
            collectionView, shouldHighlightItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        pass("collectionView:didHighlightItemAt:", [collectionView, indexPath]) {
            (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
        }
    }
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        pass("collectionView:didUnhighlightItemAt:", [collectionView, indexPath]) {
            (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
    }
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegate).collectionView(
            collectionView, shouldSelectItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegate).collectionView(
            collectionView, shouldDeselectItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        pass("collectionView:didSelectItemAt:", [collectionView, indexPath]) {
            (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        pass("collectionView:didDeselectItemAt:", [collectionView, indexPath]) {
            (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegate).collectionView(
            collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        pass("collectionView:performPrimaryActionForItemAt:", [collectionView, indexPath]) {
            (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        pass("collectionView:willDisplay:forItemAt:", [collectionView, cell, indexPath]) {
            (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        pass(
            "collectionView:willDisplaySupplementaryView:forElementKind:at:",
            [collectionView, view, elementKind, indexPath]
        ) { (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        pass("collectionView:didEndDisplaying:forItemAt:", [collectionView, cell, indexPath]) {
            (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        pass(
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
            [collectionView, view, elementKind, indexPath]
        ) { (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegate).collectionView(
            collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
            atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegate).collectionView(
            collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegate).collectionView(
            collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegate).collectionView(
            collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        pass("collectionView:willDisplayContextMenu:animator:", [collectionView, configuration, animator as Any]) {
            (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        pass(
            "collectionView:willEndContextMenuInteraction:animator:", [collectionView, configuration, animator as Any]
        ) { (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
