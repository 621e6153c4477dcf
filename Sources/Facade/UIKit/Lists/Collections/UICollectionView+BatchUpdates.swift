extension UICollectionView {
    /// Performs several changes as one; the closure does not escape, as on Apple's systems, so that it needs no `self`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            let updates: (() -> Void)? = updates
            performBatchUpdates(updates, completion: completion)
        }
    }
}
