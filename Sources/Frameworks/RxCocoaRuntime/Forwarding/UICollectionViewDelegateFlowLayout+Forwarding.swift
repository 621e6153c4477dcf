// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UICollectionViewDelegateFlowLayout where Self: _RXDelegateProxy {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegateFlowLayout).collectionView(
            collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegateFlowLayout).collectionView(
            collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegateFlowLayout).collectionView(
            collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegateFlowLayout).collectionView(
            collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegateFlowLayout).collectionView(
            collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        delegate(or: NoDelegate.shared as any UICollectionViewDelegateFlowLayout).collectionView(
            collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
}
