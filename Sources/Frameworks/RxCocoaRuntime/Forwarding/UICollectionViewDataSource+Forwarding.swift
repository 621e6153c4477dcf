// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UICollectionViewDataSource where Self: _RXDelegateProxy {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        delegate(or: NoDelegate.shared as any UICollectionViewDataSource).numberOfSections(in: collectionView)
    }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        delegate(or: NoDelegate.shared as any UICollectionViewDataSource).collectionView(
            collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        delegate(or: NoDelegate.shared as any UICollectionViewDataSource).collectionView(
            collectionView, canMoveItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        pass("collectionView:moveItemAt:to:", [collectionView, sourceIndexPath, destinationIndexPath]) {
            (delegate: any UICollectionViewDataSource) in
            delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}
