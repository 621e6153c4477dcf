import CoreGraphics
import LayoutSimGeometry
import UIKit

/// A view that goes: the elements that it had, shown where they were.
@MainActor final class GoingView {
    let course: TransitionCourse
    private let element: ViewElement
    private let place: ShownPlace
    private let hosted = HostedTree()
    private let holder = LeavingView()
    /// Where it stood among views.
    var origin: PassingPlace?
    /// The part that shares its place with others, and its frame, in points of the hosting view.
    var part: (identity: ElementIdentity, frame: CGRect)?

    private let isRightToLeft: Bool

    init(_ element: ViewElement, _ course: TransitionCourse, _ place: ShownPlace, _ isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
        self.element = element
        self.course = course
        self.place = place
    }

    /// The view that shows it at a moment.
    var shownView: UIView? { holder.superview == nil ? nil : holder }

    func show(at moment: Double, scale: Double) {
        guard let container = place.container else { return }
        container.insertSubview(holder, at: min(place.index, container.subviews.count))
        holder.frame = place.area
        let area = HostArea(
            type: GoingView.self, bounds: holder.bounds, safeArea: .zero, scale: scale,
            isRightToLeft: isRightToLeft)
        let (part, course) = (part?.identity, course)
        let shown = course.element(around: element, at: moment, isPart: part == element.identity)
        let layout = hosted.layOut(shown, in: area) { $0.identity == part ? course.part($0, at: moment) : $0 }
        guard let layout else { return }
        hosted.show(layout, in: holder, scale: scale)
    }

    func hide() {
        holder.removeFromSuperview()
        for view in holder.subviews { view.removeFromSuperview() }
        hosted.forgetViews()
    }
}

/// The view in which a view lies that goes.
private final class LeavingView: EffectHolder {}
