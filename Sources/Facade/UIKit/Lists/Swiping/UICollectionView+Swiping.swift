package import Foundation

extension UICollectionView: SwipedList {
    package var swipeRecognizer: UIGestureRecognizer? {
        layoutObject is UICollectionViewCompositionalLayout ? rowSwipeRecognizer : nil
    }

    package func opensSwipe(at point: CGPoint, toLeft: Bool) -> Bool {
        guard let layout = layoutObject as? UICollectionViewCompositionalLayout,
            let path = indexPathForItem(at: point), let list = layout.listConfiguration(ofSection: path.section),
            let cell = cellForItem(at: path)
        else { return false }
        let isTrailing = toLeft == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let provider =
            isTrailing
            ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
        guard let configuration = provider?(path), !configuration.actions.isEmpty else { return false }
        closeRowSwipe()
        let swipe = RowSwipe(
            path, cell, of: self, configuration.actions.map(RowAction.init),
            performsFirst: configuration.performsFirstActionWithFullSwipe, isOnRight: toLeft)
        rowSwipe = swipe
        setSwiped(true, cell)
        return true
    }

    /// Reveals the trailing swipe actions of a row, as a swipe does.
    func openTrailingSwipe(of path: IndexPath) {
        guard let frame = cellForItem(at: path)?.frame else { return }
        let toLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
        if opensSwipe(at: CGPoint(x: frame.midX, y: frame.midY), toLeft: toLeft) { rowSwipe?.open() }
    }

    package func rowSwipeEnded(_ path: IndexPath) {
        if let cell = cellForItem(at: path) { setSwiped(false, cell) }
    }

    /// Updates a cell's swiped state, for its configurations.
    private func setSwiped(_ isSwiped: Bool, _ cell: UICollectionViewCell) {
        cell.isSwiped = isSwiped
        cell.setNeedsUpdateConfiguration()
    }
}
