import QuartzCore
import UIKit

/// A scroll view that tells when it scrolled, and stays at its anchor.
final class HostedScrollView: UIScrollView {
    /// What is called before the content is laid out that scrolled into view.
    var scrolled: () -> Void = {}
    /// What follows the view, the outermost first.
    var followers: [any ScrollFollower] = []
    /// What decides where scrolling ends.
    var behavior: (any ScrollTargetBehavior)?
    /// What a layout made of the content.
    var content = ScrolledContent()
    /// The axes on which the view scrolls.
    var axes = Axis.Set.vertical
    var environment = EnvironmentValues()
    /// Whether the view was moved last by a finger, and not by code.
    private(set) var isMovedByFinger = false
    /// What loads what is new when the view is pulled.
    var refreshAction: RefreshAction?
    /// The row whose buttons are seen.
    package var rowSwipe: RowSwipe?
    lazy var rowSwipeRecognizer = RowSwipeRecognizer(self)
    private let listener = ScrollListener()
    /// The offset at which the content was put by an anchor.
    private var anchored: CGPoint?
    private var reported: CGPoint?
    /// The way by which the view comes to where it scrolled; `nil` while it is there.
    private var motion: ValueMotion<CGPoint.AnimatableData>?
    /// Where the view is while it shows a moment of its way.
    private var end: CGPoint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        isLaidOutInSafeArea = true
        delegate = listener
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        report()
    }

    /// Buttons leave drags to the view.
    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is TapView || super.touchesShouldCancel(in: view)
    }

    /// What of the view is not safe, with the margins of the content, in points.
    var insets: UIEdgeInsets { content.insets }

    /// Tells what follows the view if it scrolled.
    private func report() {
        scrolled()
        movePinnedViews()
        guard contentOffset != reported else { return }
        reported = contentOffset
        for follower in followers { follower.scrolled(self) }
    }

    /// Moves the view by code, within its content.
    func move(to offset: CGPoint) {
        isMovedByFinger = false
        let former = contentOffset
        contentOffset = within(offset)
        reported = contentOffset
        guard let transaction = Transaction.stored, let animation = transaction.animation, former != contentOffset
        else {
            return
        }
        let motion = motion ?? ValueMotion(.zero)
        self.motion = motion
        motion.go(
            contentOffset.animatableData - former.animatableData, by: animation, at: AnimationClock.current.now,
            transaction.batch.map { [$0] } ?? [], environment)
        MovingHosts.shared.add(self)
    }

    /// Returns the nearest offset at which there is content.
    func within(_ offset: CGPoint) -> CGPoint {
        if offset.x.isNaN || offset.y.isNaN {
            content.tell("is asked to scroll to a place that is no number, and stays where it is")
        }
        let (x, y) = (offset.x.number(else: contentOffset.x), offset.y.number(else: contentOffset.y))
        return CGPoint(
            x: min(max(x, 0), max(contentSize.width - bounds.width, 0)),
            y: min(max(y, 0), max(contentSize.height - bounds.height, 0)))
    }

    /// Puts the content at an anchor when it is shown first, and at another one when its size changes while it is
    /// there.
    func stay(at first: UnitPoint?, _ later: UnitPoint?) {
        let isFirst = anchored == nil
        guard contentSize != .zero, let anchor = isFirst ? first : later else {
            if contentSize != .zero, isFirst {
                anchored = contentOffset
                reported = contentOffset
            }
            return
        }
        let place = offset(at: anchor)
        guard isFirst || contentOffset == anchored else { return }
        anchored = place
        if contentOffset != place { move(to: place) }
    }

    /// Returns the offset at which a point of the content, by its shares, lies at the same point of the view.
    func offset(at anchor: UnitPoint) -> CGPoint {
        within(
            CGPoint(
                x: (contentSize.width - bounds.width) * anchor.x,
                y: (contentSize.height - bounds.height) * anchor.y))
    }

    fileprivate func change(to phase: ScrollPhase) {
        if phase == .interacting {
            isMovedByFinger = true
            closeRowSwipe()
        }
        for follower in followers { follower.changed(self, to: phase) }
    }
}

extension HostedScrollView: MovingHost {
    var isAtMoment: Bool { end != nil }

    func showMoment() {
        let now = AnimationClock.current.now
        guard let motion, !motion.isOver(at: now) else { return motion = nil }
        let rest = motion.rest(at: now)
        end = contentOffset
        show(at: CGPoint(x: contentOffset.x - rest.first, y: contentOffset.y - rest.second))
    }

    func showEnd() {
        guard let end else { return }
        self.end = nil
        show(at: end)
    }

    /// Shows another part of the content, which no one is told.
    private func show(at offset: CGPoint) {
        contentOffset = offset
        reported = offset
    }
}

/// Hears what fingers do to a scroll view.
@MainActor private final class ScrollListener: NSObject, UIScrollViewDelegate {
    private var first = CGPoint.zero

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        first = scrollView.contentOffset
        (scrollView as? HostedScrollView)?.change(to: .interacting)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let view = scrollView as? HostedScrollView, let behavior = view.behavior else { return }
        let proposed = unsafe targetContentOffset.pointee
        let size = view.bounds.size
        var target = ScrollTarget(rect: CGRect(origin: proposed, size: size), anchor: nil)
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: first, size: size), anchor: nil),
            velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000), contentSize: view.contentSize,
            containerSize: size, axes: view.axes, environment: view.environment, targets: view.content.targets(),
            insets: view.insets)
        behavior.updateTarget(&target, context: context)
        unsafe targetContentOffset.pointee = view.within(target.offset(in: size))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        (scrollView as? HostedScrollView)?.change(to: decelerate ? .decelerating : .idle)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        (scrollView as? HostedScrollView)?.change(to: .idle)
    }
}

extension ScrollTarget {
    /// Returns the offset of a scroll view with a size at which the target is at its anchor.
    fileprivate func offset(in size: CGSize) -> CGPoint {
        guard let anchor else { return rect.origin }
        return CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    }
}
