import Foundation
import LayoutSimUIKitArithmetic

extension UICollectionViewCompositionalLayout {
    /// Returns the offset that orthogonal scrolling or pinning adds to an element's frame.
    func shift(of element: CompositionalElement) -> CGPoint {
        if let pin = element.pin, let collectionView {
            let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
            return pin.shift(of: element.frame, in: visible)
        }
        return element.scrolls ? scrollers[element.key.indexPath.section]?.shift ?? .zero : .zero
    }

    /// Updates the scrollers to match the orthogonally scrolling sections.
    func takeScrollers(_ sections: [Int: OrthogonalSection]) {
        guard let collectionView else { return }
        for index in scrollers.keys.sorted() where sections[index] == nil {
            scrollers.removeValue(forKey: index)?.leave()
        }
        for (index, section) in sections.sorted(by: { $0.key < $1.key }) {
            if let scroller = scrollers[index] {
                scroller.take(section)
            } else {
                scrollers[index] = OrthogonalScroller(section, in: collectionView)
            }
        }
    }

    /// Scrolls the section of an item orthogonally to bring the item to a position.
    func scrollSection(to item: CompositionalElement, at position: UICollectionView.ScrollPosition) {
        guard item.scrolls, let scroller = scrollers[item.key.indexPath.section] else { return }
        let section = scroller.section
        let isMirrored = scroller.isReversed
        let (zone, frame) = (section.frame, item.frame)
        guard section.isAcross else {
            let start = frame.minY - zone.minY
            if position.contains(.top) { scroller.scroll(toDistance: start) }
            if position.contains(.centeredVertically) {
                scroller.scroll(toDistance: start + (frame.height - zone.height) / 2)
            }
            if position.contains(.bottom) { scroller.scroll(toDistance: start + frame.height - zone.height) }
            return
        }
        let start = isMirrored ? zone.maxX - frame.maxX : frame.minX - zone.minX
        let end = start + frame.width - zone.width
        if position.contains(.left) { scroller.scroll(toDistance: isMirrored ? end : start) }
        if position.contains(.centeredHorizontally) { scroller.scroll(toDistance: (start + end) / 2) }
        if position.contains(.right) { scroller.scroll(toDistance: isMirrored ? start : end) }
    }

    /// Calls the invalidation handlers of sections with their visible items; frames are those of unscrolled content.
    func tellOfVisible(_ shown: [UICollectionViewLayoutAttributes], in solution: CompositionalSolution) {
        guard let collectionView, !solution.handlers.isEmpty else { return }
        for (section, handler) in solution.handlers.sorted(by: { $0.key < $1.key }) {
            let items = shown.filter { $0.indexPath.section == section }
            guard !items.isEmpty else { continue }
            let offset = scrollers[section]?.contentOffset ?? collectionView.contentOffset
            handler(items.map(CompositionalVisibleItem.init), offset, solution.environment)
        }
    }
}

extension UICollectionView {
    /// Requests a layout pass after a section was scrolled orthogonally.
    func sectionScrolled() {
        needsLayoutPass = true
        if !isPlacing { setNeedsLayout() }
    }
}
