import Foundation

extension UIScrollView {
    func scroll(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        if pinsContent { layoutInputChanged() }
        // Lays out the content that scrolls into view.
        setNeedsLayout()
        titleStack?.placeViews()
        contentDidScroll()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Scrolls to an offset with animation, or immediately if the animation would not be visible.
    func scrollAnimated(to offset: CGPoint) {
        guard UIView.areAnimationsEnabled else {
            contentOffset = offset
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
            return
        }
        guard window != nil else {
            contentOffset = offset
            return
        }
        let former = glide
        // A replaced animation doesn't report its end; the new one does.
        if isScrollAnimating, offset != contentOffset { glide = nil }
        former?.stop()
        guard offset != contentOffset else { return }
        isScrollAnimating = true
        glide = ScrollGlide(self, .animation(from: contentOffset, to: offset))
    }

    func changeContentSize(_ size: CGSize) {
        guard size != storedContentSize else { return }
        storedContentSize = size
        setNeedsLayout()
        followInsets()
    }

    /// Adopts the content size that the layout engine computed.
    func takeSolvedContentSize() {
        guard let size = solvedContentSize else { return }
        solvedContentSize = nil
        if size != contentSize { contentSize = size }
    }

    /// The content insets including the safe area, which adds nothing on Interface Builder's canvas.
    var insetsWithSafeArea: UIEdgeInsets {
        let safeArea = SimulatedDevice.current.canvas == nil ? safeAreaInsets : .zero
        var insets = contentInset
        insets.top += refreshRoom
        let (vertical, horizontal) = adjustedAxes
        if vertical {
            insets.top += safeArea.top
            insets.bottom += safeArea.bottom
        }
        if horizontal {
            insets.left += safeArea.left
            insets.right += safeArea.right
        }
        return insets
    }

    private var adjustedAxes: (vertical: Bool, horizontal: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: (false, false)
        case .always: (true, true)
        case .automatic: (scrollsVertically || isContentOfStack || isList, scrollsHorizontally)
        case .scrollableAxes: (scrollsVertically, scrollsHorizontally)
        }
    }

    /// Whether the scroll view is the content of a controller in a navigation controller: its view, or what comes first
    /// in it. Bars add to the insets of such a one even if it does not scroll
    /// ([Apple](https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic)).
    private var isContentOfStack: Bool {
        var owner = next
        while let responder = owner, !(responder is UIViewController) { owner = responder.next }
        guard let owner = owner as? UIViewController, owner.automaticallyAdjustsScrollViewInsets,
            owner.navigationController != nil, let root = owner.viewIfLoaded
        else { return false }
        return sequence(first: root, next: { $0.subviews.first }).contains { $0 === self }
    }

    /// Whether it is a collection view that scrolls up and down; short lists were recorded with insets in any
    /// controller.
    private var isList: Bool { self is UICollectionView && contentSize.width <= bounds.width }

    private var scrollsVertically: Bool { contentSize.height > bounds.height || alwaysBounceVertical }
    private var scrollsHorizontally: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }

    func insetsChanged() {
        layoutInputChanged()
        followInsets()
        setNeedsLayout()
    }

    /// Handles changed content insets; outside a window, the content stays in place if the new range allows it.
    func ownInsetsChanged() {
        let offset = contentOffset
        insetsChanged()
        guard window == nil, contentOffset != offset else { return }
        let range = offsetRange
        scroll(
            to: CGPoint(x: min(max(offset.x, range.minX), range.maxX), y: min(max(offset.y, range.minY), range.maxY)))
    }

    /// Handles possibly changed adjusted insets; content scrolled to its top or left edge stays there.
    func followInsets() {
        let new = insetsWithSafeArea
        let old = followedInsets
        guard new != old else { return }
        followedInsets = new
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        scroll(to: offset)
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        let insets = insetsWithSafeArea
        let visible = bounds.inset(by: insets)
        if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
        if rect.minX < visible.minX { offset.x += rect.minX - visible.minX }
        if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
        if rect.minY < visible.minY { offset.y += rect.minY - visible.minY }
        // The offset stays within the scrollable range.
        let range = offsetRange
        if offset.x != contentOffset.x { offset.x = min(max(offset.x, range.minX), range.maxX) }
        if offset.y != contentOffset.y { offset.y = min(max(offset.y, range.minY), range.maxY) }
        setContentOffset(offset, animated: animated)
    }

    var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    /// Zooms around the middle of what is visible; the offset stays within the scrollable range.
    func zoomAroundMiddle(to scale: CGFloat) {
        let (former, middle) = (zoomScale, CGPoint(x: bounds.midX, y: bounds.midY))
        zoom(to: scale)
        guard former > 0, zoomScale != former else { return }
        let (ratio, range) = (zoomScale / former, offsetRange)
        let x = middle.x * ratio - bounds.width / 2
        let y = middle.y * ratio - bounds.height / 2
        contentOffset = CGPoint(x: min(max(x, range.minX), range.maxX), y: min(max(y, range.minY), range.maxY))
    }

    func zoom(to scale: CGFloat) {
        guard let view = zoomedView else { return }
        let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        contentSize = view.frame.size
        scrollDelegate?.scrollViewDidZoom(self)
    }

    func zoom(to rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoom(to: min(bounds.width / rect.width, bounds.height / rect.height))
        contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
    }
}
