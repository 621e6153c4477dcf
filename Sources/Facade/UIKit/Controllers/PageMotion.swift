import CoreGraphics
import QuartzCore
import LayoutSimUIKitArithmetic

/// The transition between pages of a page view controller in the scroll style: half a cosine wave in 0.3 s, as measured
/// on iOS 26.
///
/// The model frames are final immediately; only the presentation moves.
@MainActor struct PageMotion {
    private let container: UIView
    private let window: UIWindow
    private let orientation: UIPageViewController.NavigationOrientation

    /// Returns `nil` if the animation would not be visible.
    init?(_ container: UIView, _ orientation: UIPageViewController.NavigationOrientation) {
        guard let window = container.window, !window.isHidden, ViewAnimation.current.isEnabled else { return nil }
        (self.container, self.window, self.orientation) = (container, window, orientation)
    }

    /// Animates a page into its place, where it already is.
    func bring(_ page: UIView, _ direction: UIPageViewController.NavigationDirection) {
        window.endDeparture(of: page)
        scroll(page.layer, from: distance(direction), to: .zero)
    }

    /// Removes a page, which scrolls out of view.
    func take(
        _ page: UIView, _ direction: UIPageViewController.NavigationDirection, then finish: @escaping () -> Void
    ) {
        let way = distance(direction)
        scroll(page.layer, from: .zero, to: CGPoint(x: -way.x, y: -way.y))
        window.showDeparture(of: page, from: container, at: 0, then: finish)
    }

    /// Returns the offset of the next page in a direction, in points.
    private func distance(_ direction: UIPageViewController.NavigationDirection) -> CGPoint {
        let sign: CGFloat = direction == .forward ? 1 : -1
        if orientation == .vertical { return CGPoint(x: 0, y: sign * container.bounds.height) }
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: (isMirrored ? -sign : sign) * container.bounds.width, y: 0)
    }

    private func scroll(_ layer: CALayer, from start: CGPoint, to end: CGPoint) {
        let animation = CABasicAnimation(keyPath: "position")
        (animation.fromValue, animation.toValue) = (start, end)
        animation.way = { ProgrammaticScroll.progress(at: $0) }
        animation.duration = ProgrammaticScroll.duration
        (animation.isAdditive, animation.fillMode) = (true, .both)
        layer.add(animation, forKey: layer.freeKey("position"))
        window.transitionEnd = max(window.transitionEnd, CACurrentMediaTime() + animation.duration)
    }
}
