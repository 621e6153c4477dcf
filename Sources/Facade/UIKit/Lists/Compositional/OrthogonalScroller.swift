import Foundation
import LayoutSimUIKitArithmetic

/// An invisible scroll view that scrolls the items of an orthogonally scrolling section, driven by pan gestures on the
/// section.
@MainActor final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
    private(set) weak var list: UICollectionView?
    private(set) var section: OrthogonalSection
    private lazy var pan = OrthogonalPanRecognizer(self)
    private var isPlaced = false

    init(_ section: OrthogonalSection, in list: UICollectionView) {
        self.section = section
        self.list = list
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        delegate = self
        _ = list.attached(pan)
        take(section)
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the scroller for a new layout of the section, keeping the scroll position as far as possible.
    func take(_ section: OrthogonalSection) {
        let offset = isPlaced ? distance : -section.margins.before
        self.section = section
        isPlaced = false
        let (before, after) = section.margins
        bounces = section.bounces
        isPagingEnabled = section.behavior == .paging
        let isGroupwise = section.behavior == .groupPaging || section.behavior == .groupPagingCentered
        decelerationRate = isGroupwise ? .fast : .normal
        bounds.size = section.frame.size
        if section.isAcross {
            contentSize = CGSize(width: section.length, height: section.frame.height)
            contentInset = UIEdgeInsets(
                top: 0, left: isReversed ? after : before, bottom: 0, right: isReversed ? before : after)
        } else {
            contentSize = CGSize(width: section.frame.width, height: section.length)
            contentInset = UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        }
        scroll(toDistance: offset)
        isPlaced = true
    }

    /// Stops scrolling and removes the gesture recognizer.
    func leave() {
        glide?.stop()
        list?.removeGestureRecognizer(pan)
    }

    override var scrolledView: UIView { list ?? self }

    /// Whether the section starts on the right.
    var isReversed: Bool { section.isAcross && list?.isMirrored ?? false }

    /// The distance scrolled from the start of the content, in points.
    var distance: CGFloat { reversed(section.isAcross ? contentOffset.x : contentOffset.y) }

    /// Converts between a content offset and the distance from the start of the content.
    private func reversed(_ place: CGFloat) -> CGFloat {
        let range = offsetRange
        return isReversed ? range.minX + range.maxX - place : place
    }

    /// Returns the content offset at a distance from the start, limited to the scrollable range.
    private func offset(at distance: CGFloat) -> CGFloat {
        let range = offsetRange
        let (low, high) = section.isAcross ? (range.minX, range.maxX) : (range.minY, range.maxY)
        return min(max(reversed(distance), low), high)
    }

    private func point(_ offset: CGFloat) -> CGPoint {
        section.isAcross ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }

    /// Scrolls to a distance from the start, limited to the scrollable range.
    func scroll(toDistance distance: CGFloat) { contentOffset = point(offset(at: distance)) }

    /// The offset that scrolling adds to the frames of items.
    var shift: CGPoint {
        point(isReversed ? distance : -distance)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { if isPlaced { list?.sectionScrolled() } }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let target = unsafe targetContentOffset.pointee
        let speed = 1000 * (section.isAcross ? velocity.x : velocity.y)
        let proposed = reversed(section.isAcross ? target.x : target.y)
        let rest = section.rest(gliding: proposed, from: distance, speed: isReversed ? -speed : speed)
        guard rest != proposed else { return }
        unsafe targetContentOffset.pointee = point(onPixel(offset(at: rest)))
    }
}

/// The pan gesture recognizer of an orthogonally scrolling section.
@MainActor private final class OrthogonalPanRecognizer: UIPanGestureRecognizer {
    private weak var scroller: OrthogonalScroller?

    init(_ scroller: OrthogonalScroller) {
        self.scroller = scroller
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    override func begins(at start: CGPoint, after vector: CGPoint) -> Bool {
        guard let scroller, let list = scroller.list, super.begins(at: start, after: vector) else { return false }
        let isAcross = abs(vector.x) > abs(vector.y)
        let place = list.convert(start, from: list.window)
        return isAcross == scroller.section.isAcross && scroller.section.frame.contains(place)
            && scroller.beginsDrag(along: vector) && list.takesFromContent(touches)
    }

    override func sendActions() {
        scroller?.follow(self)
        super.sendActions()
    }
}
