import CoreGraphics
import Foundation
import QuartzCore

/// The transition between a view's former and current appearance: the former appearance is shown as a snapshot, while
/// the view itself is already in its final state.
@MainActor struct LookTransition {
    /// An edge of the view.
    enum Edge { case left, right, top, bottom }

    /// The kind of transition.
    enum Kind: Equatable {
        case fade
        /// The view flips about its vertical axis, or the horizontal one, without perspective.
        case flip(isHorizontal: Bool)
        /// The former appearance curls away like a page to the edge at which it is bound.
        case curl(to: Edge)
        /// The current appearance uncurls like a page from an edge.
        case uncurl(from: Edge)
        /// The current appearance pushes the former one away from an edge.
        case push(from: Edge)
        /// The current appearance moves in over the former one.
        case moveIn(from: Edge)
        /// The former appearance moves away from an edge to the opposite one.
        case reveal(from: Edge)
    }

    let kind: Kind
    let settings: AnimationSettings

    /// Shows the transition of a view that has its final appearance; `finish` is called at its end.
    func show(
        _ former: FormerLook, in view: UIView, holdsTouches: Bool = false, then finish: @escaping () -> Void = {}
    ) {
        guard settings.repeatCount.isFinite, let window = view.window,
            let container = view.superview ?? (view as? UIWindow)
        else { return finish() }
        let shown = (view as? UIWindow)?.rootViewController?.viewIfLoaded ?? view
        window.endTransition(of: view)
        let stage = stage(former, shown)
        stage.subject = view
        animate(former, shown, on: stage)
        let place = container.subviews.firstIndex { $0 === shown }.map { $0 + 1 } ?? container.subviews.count
        window.showDeparture(
            of: stage, from: container, at: isBelow ? max(0, place - 1) : place, holdsTouches: holdsTouches,
            then: finish)
    }

    /// Whether the former appearance is behind the view.
    private var isBelow: Bool { if case .moveIn = kind { true } else { false } }

    private func stage(_ former: FormerLook, _ view: UIView) -> TransitionStage {
        switch kind {
        case .curl(let edge): TransitionStage(PageCurl(FormerLook(sameAs: former), to: edge), at: former)
        case .uncurl(let edge):
            newLook(of: view).map { TransitionStage(former, PageCurl($0, to: edge), at: former) }
                ?? TransitionStage(former, at: former)
        default: TransitionStage(former, at: former)
        }
    }

    private func newLook(of view: UIView) -> FormerLook? {
        view.layoutIfNeeded()
        return FormerLook(of: view)
    }

    private func animate(_ former: FormerLook, _ view: UIView, on stage: TransitionStage) {
        let size = former.bounds.size
        switch kind {
        case .fade:
            fade(stage.layer, 1, 0)
            if !former.isSolid { fade(view.layer, 0, view.layer.opacity) }
        case .flip(let isHorizontal):
            Flip(isHorizontal: isHorizontal, settings: settings).turn(away: stage.layer)
            Flip(isHorizontal: isHorizontal, settings: settings).turn(up: view.layer)
        case .curl: stage.page?.roll(isClosing: true) { start($0, on: $1) }
        case .uncurl: stage.page?.roll(isClosing: false) { start($0, on: $1) }
        case .push(let edge):
            slide(stage.layer, .zero, edge.opposite.offset(of: size))
            slide(view.layer, edge.offset(of: size), .zero)
        case .moveIn(let edge):
            slide(view.layer, edge.offset(of: size), .zero)
            fade(stage.layer, 1, 1)
        case .reveal(let edge): slide(stage.layer, .zero, edge.opposite.offset(of: size))
        }
    }

    private func slide(_ layer: CALayer, _ origin: CGPoint, _ goal: CGPoint) {
        let animation = CABasicAnimation(keyPath: "position")
        (animation.fromValue, animation.toValue, animation.isAdditive) = (origin, goal, true)
        start(animation, on: layer)
    }

    private func fade(_ layer: CALayer, _ opacity: Float, _ goal: Float) {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (opacity, goal)
        start(animation, on: layer)
    }

    private func start(_ animation: CABasicAnimation, on layer: CALayer) {
        settings.time(animation, on: layer)
        if let function = settings.curve.function { animation.timingFunction = function }
        layer.add(animation, forKey: layer.freeKey(animation.keyPath ?? ""))
    }
}

extension LookTransition.Edge {
    var opposite: LookTransition.Edge {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }

    /// Returns the offset that moves content of a size beyond the edge.
    func offset(of size: CGSize) -> CGPoint {
        switch self {
        case .left: CGPoint(x: -size.width, y: 0)
        case .right: CGPoint(x: size.width, y: 0)
        case .top: CGPoint(x: 0, y: -size.height)
        case .bottom: CGPoint(x: 0, y: size.height)
        }
    }
}

/// The container of a transition's snapshots, in the view's place.
final class TransitionStage: UIView {
    /// The view in transition.
    weak var subject: UIView?
    let page: PageCurl?

    /// Creates a container at a snapshot's position for views of its size.
    init(_ views: UIView..., at look: FormerLook) {
        page = views.lazy.compactMap { $0 as? PageCurl }.first
        super.init(frame: look.bounds)
        layer.anchorPoint = look.layer.anchorPoint
        layer.bounds.size = look.bounds.size
        layer.position = look.layer.position
        layer.transform = look.layer.transform
        isUserInteractionEnabled = false
        for view in views {
            view.layer.transform = CATransform3DIdentity
            view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }
}

extension UIWindow {
    /// Ends an earlier transition of a view.
    func endTransition(of view: UIView) {
        for departure in departures where (departure.view as? TransitionStage)?.subject === view {
            departure.view.layer.removeAllAnimations()
            endDeparture(of: departure.view)
        }
    }
}
