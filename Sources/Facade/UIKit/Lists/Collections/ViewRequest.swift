/// A collection's call for a view, while its data source answers.
@MainActor final class ViewRequest {
    /// The request that a data source is answering.
    @TaskLocal static var current: ViewRequest?

    /// The views that were dequeued for the answer.
    private var dequeued: [UICollectionReusableView] = []

    /// Returns the data source's answer; views that it dequeued beside it are refused, as from iOS 18 on.
    static func answer<View: UICollectionReusableView>(_ ask: () -> View, in collection: UICollectionView) -> View {
        let request = ViewRequest()
        let view = $current.withValue(request, operation: ask)
        if _iOS(18), let other = request.dequeued.first(where: { $0 !== view }) { refuse(other, in: collection) }
        return view
    }

    func note(_ view: UICollectionReusableView) { dequeued.append(view) }

    /// Raises UIKit's exception for a registration that the data source has made only now.
    func check(_ origin: ViewRequest?, _ registration: Any) {
        guard origin === self else { return }
        raise(
            "NSInternalInconsistencyException",
            "Attempted to dequeue a cell using a registration that was created inside "
                + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
                + "Creating a new registration each time a cell is requested will prevent reuse and cause created cells to "
                + "remain inaccessible in memory for the lifetime of the collection view. Registrations should be created "
                + "up front and reused. Registration: \(registration)")
    }

    private static func refuse(_ view: UICollectionReusableView, in collection: UICollectionView) -> Never {
        raise(
            "NSInternalInconsistencyException",
            "Expected dequeued view to be returned to the collection view in preparation for display. When the collection "
                + "view's data source is asked to provide a view for a given index path, ensure that a single view is "
                + "dequeued and returned to the collection view. Avoid dequeuing views without a request from the "
                + "collection view. For retrieving an existing view in the collection view, use -[UICollectionView "
                + "cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued "
                + "view: \(view); Collection view: \(collection)")
    }
}
