import Foundation
import LayoutSimUIKitArithmetic

extension UICollectionView {
    /// Asks the data source to prefetch the items of the next screen in the scroll direction.
    func prefetch(seen: [IndexPath]) {
        guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil, !seen.isEmpty, !bounds.isEmpty
        else {
            return
        }
        let isHorizontal = contentSize.height <= bounds.height && contentSize.width > bounds.width
        let screen = isHorizontal ? CGVector(dx: bounds.width, dy: 0) : CGVector(dx: 0, dy: bounds.height)
        let (new, cancelled) = prefetching.update(
            seen: seen, start: isHorizontal ? bounds.minX : bounds.minY,
            before: items(in: bounds.offsetBy(dx: -screen.dx, dy: -screen.dy), notIn: seen).reversed(),
            after: items(in: bounds.offsetBy(dx: screen.dx, dy: screen.dy), notIn: seen))
        if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
    }

    private func items(in rect: CGRect, notIn seen: [IndexPath]) -> [IndexPath] {
        let seen = Set(seen)
        return elements(in: rect).filter { $0.representedElementCategory == .cell && !seen.contains($0.indexPath) }
            .map(\.indexPath).sorted()
    }
}
