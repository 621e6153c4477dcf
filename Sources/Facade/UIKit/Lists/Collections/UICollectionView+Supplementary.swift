import LayoutSimInertness

extension UICollectionView {
    // MARK: Layouts and items that follow a finger

    /// Returns a transition layout, which is not used here; the completion is never called.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let transition = UICollectionViewTransitionLayout(currentLayout: layoutObject, nextLayout: layout)
        return transition
    }
    /// Finishes an interactive transition; does nothing here.
    public func finishInteractiveTransition() { inert(.behavior, self) }
    /// Cancels an interactive transition; does nothing here.
    public func cancelInteractiveTransition() { inert(.behavior, self) }

    /// Updates the visible cells for a change of the editing state.
    func editingChanged() {
        for case let cell as UICollectionViewCell in elements.values {
            cell.setNeedsUpdateConfiguration()
            cell.setNeedsLayout()
        }
    }
}
