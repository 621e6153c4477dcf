import Foundation

extension UIScrollView {
    /// Adds a system gesture recognizer, which comes after those of the app.
    func attached<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        state.gestureRecognizers.insert(recognizer, at: 0)
        recognizer.attach(to: self)
        return recognizer
    }

    /// The internal gesture recognizers; accessing them creates the public ones too.
    var scrollRecognizers: [UIGestureRecognizer] {
        var system: [UIGestureRecognizer] = []
        if let recognizer = (self as? any SwipedList)?.swipeRecognizer { system.append(recognizer) }
        if isScrollEnabled {
            _ = panGestureRecognizer
            if zoomedView != nil { _ = pinchGestureRecognizer }
            system.append(contentDelay)
        }
        for recognizer in system { recognizer.attach(to: self) }
        return system
    }
}

/// The pinch gesture recognizer that zooms a scroll view.
@MainActor final class ZoomRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
    }

    override func sendActions() {
        scrollView?.follow(self)
        super.sendActions()
    }
}

extension UIScrollView {
    /// Handles a pinch gesture recognizer's state; the content between the fingers stays in place.
    func follow(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView, minimumZoomScale < maximumZoomScale else { return }
        switch pinch.state {
        case .began:
            isZooming = true
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
            zoom(by: pinch)
        case .changed: zoom(by: pinch)
        case .ended, .cancelled:
            isZooming = false
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        default: break
        }
    }

    private func zoom(by pinch: UIPinchGestureRecognizer) {
        let middle = pinch.location(in: self)
        let former = zoomScale
        zoom(to: former * pinch.scale)
        pinch.scale = 1
        guard former > 0 else { return }
        let share = zoomScale / former - 1
        let offset = CGPoint(x: contentOffset.x + middle.x * share, y: contentOffset.y + middle.y * share)
        let range = offsetRange
        scroll(
            toPixelAt: CGPoint(
                x: min(max(offset.x, range.minX), range.maxX), y: min(max(offset.y, range.minY), range.maxY)))
    }
}
