import Foundation
import LayoutSimUIKitArithmetic

/// The pan gesture recognizer that moves a sheet between its detents and dismisses it.
@MainActor final class SheetPanRecognizer: UIPanGestureRecognizer {
    private weak var sheet: UISheetPresentationController?

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    override func begins(at start: CGPoint, after vector: CGPoint) -> Bool {
        guard super.begins(at: start, after: vector), let sheet, let touched = touches.first?.view else { return false }
        return sheet.takesDrag(along: vector, on: touched)
    }

    override func sendActions() {
        let way = translation(in: sheet?.containerView).y
        switch state {
        case .began, .changed: sheet?.drag(by: way)
        case .ended: sheet?.letGo(velocity: velocity(in: sheet?.containerView).y)
        case .cancelled: sheet?.letGo(velocity: 0)
        default: break
        }
        super.sendActions()
    }
}

extension UIView {
    /// Whether a drag that begins on the view is handled by the sheet that contains it.
    func leavesToSheet(_ way: CGPoint) -> Bool {
        let container = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UITransitionView }.first
        let sheet = container?.presentation as? UISheetPresentationController
        return sheet?.takesDrag(along: way, on: self) ?? false
    }
}

/// How a finger has moved a sheet.
struct SheetPull {
    /// The downward translation from the detent, in points.
    var way: CGFloat = 0
    /// Whether the sheet may be dismissed by the current drag; `nil` until the drag leaves the detents.
    var dismissal: Bool?
}

extension UISheetPresentationController {
    /// The downward translation of a drag from the detent, in points.
    var dragged: CGFloat {
        get { pull.way }
        set { pull.way = newValue }
    }

    /// Whether a drag that begins on a view moves the sheet: if the content is scrolled to its top, a downward drag
    /// does, and an upward drag does if a larger detent exists.
    func takesDrag(along way: CGPoint, on touched: UIView) -> Bool {
        guard abs(way.y) > abs(way.x), let presentedView, touched.isDescendant(of: presentedView) else { return false }
        let content = sequence(first: touched, next: { $0 === presentedView ? nil : $0.superview }).lazy
            .compactMap { $0 as? UIScrollView }.first { $0.isScrollEnabled && $0.dragsAlong }
        if let content, content.contentOffset.y > content.offsetRange.minY + 0.01 { return false }
        if way.y > 0 { return true }
        return detentValue < detentValues.max() ?? 0 && (content == nil || prefersScrollingExpandsWhenScrolledToEdge)
    }

    /// Moves the sheet by the downward translation of a drag, in points.
    func drag(by way: CGFloat) {
        dragged = way
        if pull.dismissal == nil, detentValue - way < detentValues.min() ?? 0 { pull.dismissal = beginDismissal() }
        placePresentedView()
    }

    /// Asks and tells the delegate as a dismissal begins, which may be given up: as soon as a finger pulls the sheet
    /// below its detents (MvvmCross/MvvmCross#4781). Returns whether the sheet may be dismissed.
    private func beginDismissal() -> Bool {
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else { return false }
        delegate?.presentationControllerWillDismiss(self)
        return true
    }

    /// Settles a dragged sheet at a detent or dismisses it, depending on its position and a velocity in points per
    /// second.
    func letGo(velocity: CGFloat) {
        let (place, values) = (detentValue - dragged, detentValues.sorted())
        guard let smallest = values.first, let largest = values.last else { return }
        let flick = CGFloat(SheetMotion.dismissingSpeed)
        var target = values.min { abs($0 - place) < abs($1 - place) } ?? largest
        if velocity <= -flick { target = values.first { $0 > place } ?? largest }
        if velocity >= flick, let lower = values.last(where: { $0 < detentValue - 0.5 }) {
            target = min(lower, target)
        } else if SheetMotion.dismisses(
            offset: Double(smallest - place), height: Double(fullHeight(of: smallest)), velocity: Double(velocity))
        {
            return dismissByTouch()
        }
        rest(at: target)
    }

    /// Dismisses the sheet after a drag or a tap outside it, if the app allows that.
    func dismissByTouch() {
        let delegate = delegate
        guard pull.dismissal ?? beginDismissal() else {
            rest(at: detentValue)
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        pull.dismissal = nil
        presentingViewController.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(self) }
    }

    private func rest(at value: CGFloat) {
        pull.dismissal = nil
        let former = selectedDetentIdentifier
        if value != detentValue { selectedDetentIdentifier = identifier(ofDetent: value) }
        let (mass, stiffness) = (3.0, 1_000.0)
        let spring = UISpringTimingParameters(
            mass: mass, stiffness: stiffness, damping: 2 * (mass * stiffness).squareRoot(), initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        animator.isOfSystem = true
        animator.addAnimations {
            self.dragged = 0
            self.placePresentedView()
            self.presentedView?.layoutIfNeeded()
        }
        animator.startAnimation()
        guard selectedDetentIdentifier != former else { return }
        sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}
