import Foundation

/// What lies behind the rows of a list.
@MainActor final class UICollectionViewListBackground: UIView {}

extension UICollectionView {
    /// Shows what the list of the first section says that lies behind its rows; else nothing does.
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
