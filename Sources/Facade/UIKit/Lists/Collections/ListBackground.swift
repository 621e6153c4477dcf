import Foundation

/// The background view behind the rows of a list.
@MainActor final class UICollectionViewListBackground: UIView {}

extension UICollectionView {
    /// Shows the background of the first section's list, if it has one, behind the rows.
    func placeListBackground() {
        let layout = layoutObject as? UICollectionViewCompositionalLayout
        guard let color = layout?.listConfiguration(ofSection: 0)?.ownBackground else {
            listBackground?.removeFromSuperview()
            listBackground = nil
            return
        }
        let view = listBackground ?? UICollectionViewListBackground()
        if view.superview == nil {
            insertSubview(view, at: 0)
            view.isUserInteractionEnabled = false
            view.layer.zPosition = -1_000_000
        }
        listBackground = view
        view.backgroundColor = color
        view.frame = bounds
    }
}
