// swift-format-ignore-file: NoLeadingUnderscores

import CoreGraphics
import LayoutSimGeometry
import LayoutSimProposalTree
import QuartzCore

/// The way of one view through the phases of its transition: a graph of its own around the view's elements.
@MainActor final class TransitionCourse {
    private let transition: AnyTransition
    private let environment: EnvironmentValues
    private let graph: ViewGraph
    private let source = PassingElement()
    private var phase: TransitionPhase

    /// Creates a view in a phase, for the views of a graph.
    init(
        _ transition: AnyTransition, in phase: TransitionPhase, _ environment: EnvironmentValues, for graph: ViewGraph,
        called key: MatchedKey? = nil
    ) {
        self.key = key
        self.graph = ViewGraph(beside: graph)
        self.transition = transition
        self.environment = environment
        self.phase = phase
    }

    isolated deinit { graph.leave() }

    /// Has the view go to a phase by a transaction.
    func go(to phase: TransitionPhase, _ element: ViewElement, _ transaction: Transaction) {
        source.element = element
        if !graph.wasUpdated { _ = update() }
        graph.endTransaction()
        self.phase = phase
        graph.note(transaction)
        _ = update()
        graph.endTransaction()
    }

    /// Whether nothing of the transition moves any more.
    var isOver: Bool {
        (graph.motion?.isOver ?? true) && (way?.isOver(at: AnimationClock.current.now) ?? true)
    }

    /// What the view that comes or goes is called; `nil` for one that shares its place with none.
    private(set) var key: MatchedKey?
    /// The way of the view's frame from the place of another one, or to it.
    private var way: ValueMotion<CGRect.AnimatableData>?
    /// The frames in which the way begins and ends, in points.
    private var (start, end) = (CGRect.zero, CGRect.zero)

    /// Has the view's frame go from a rectangle to another one by a transaction.
    func go(from start: CGRect, to end: CGRect, _ transaction: Transaction) {
        key = nil
        guard let animation = transaction.animation, start != end else { return }
        let way = ValueMotion(start.animatableData)
        way.go(
            to: end.animatableData, by: animation, at: AnimationClock.current.now,
            transaction.batch.map { [$0] } ?? [], environment)
        (self.way, self.start, self.end) = (way, start, end)
    }

    /// Returns where the view looks to be at a moment, and where layout has it; `nil` for the same place.
    private func place(at moment: Double) -> (shown: CGRect, own: CGRect)? {
        guard let rest = way?.rest(at: moment) else { return nil }
        let shown = CGRect(
            x: end.minX - rest.first.first, y: end.minY - rest.first.second,
            width: max(0, end.width - rest.second.first), height: max(0, end.height - rest.second.second))
        return (shown, phase == .didDisappear ? start : end)
    }

    /// Returns the part of the view that shares its place with others, as it is shown at a moment.
    func part(_ element: ViewElement, at moment: Double) -> ViewElement {
        place(at: moment).flatMap { source.placed(element, $0.shown, $0.own) } ?? element
    }

    /// Ends what moves.
    func stop() {
        graph.motion?.stop()
        way?.stop()
    }

    /// Forgets what is at its end.
    func forgetEnded() { graph.forgetEndedMotions() }

    /// Returns an element as the transition shows it at a moment, in seconds of the clock.
    ///
    /// - Parameter isPart: Whether the element itself shares its place with others.
    func element(around element: ViewElement, at moment: Double, isPart: Bool) -> ViewElement {
        source.element = element
        source.place = isPart ? place(at: moment) : nil
        graph.motion?.moment = moment
        graph.motion?.invalidateMoving()
        let shown = update().elements.first ?? element
        graph.endTransaction()
        graph.motion?.moment = nil
        return shown
    }

    private func update() -> _ViewOutputs {
        source.turn += 1
        let view = PassingElement.Shown(source: source, turn: source.turn)
        return graph.update(transition.shown(AnyView(view), phase), environment)
    }
}

/// An element whose view is made already.
@MainActor final class PassingElement {
    /// The element.
    var element: ViewElement?
    /// Where the element looks to be, and where it is.
    fileprivate var place: (shown: CGRect, own: CGRect)?
    fileprivate var turn = 0
    private var node: ViewNode?

    /// Puts the element among views.
    nonisolated fileprivate struct Shown: View, PrimitiveView {
        let source: PassingElement
        let turn: Int

        @MainActor static func _makeView(_ view: Shown, _ inputs: _ViewInputs) -> _ViewOutputs {
            guard let element = view.source.element else { return _ViewOutputs() }
            let shell = ViewElement(inputs.node, .decoration, [element])
            shell.isShell = true
            var outputs = _ViewOutputs()
            view.source.node = inputs.node
            outputs.elements = [
                view.source.place.flatMap { view.source.placed(element, $0.shown, $0.own) } ?? shell
            ]
            return outputs
        }
    }

    /// Returns an element in a size and at a place of its own, in the frame that it has to those around.
    func placed(_ element: ViewElement, _ shown: CGRect, _ own: CGRect) -> ViewElement? {
        guard let node else { return nil }
        func frame(_ size: CGSize, _ inner: ViewElement, _ part: Int) -> ViewElement {
            ViewElement(
                node, .frame(width: Double(size.width), height: Double(size.height), .center), [inner], part: part)
        }
        let shell = ViewElement(node, .decoration, [element])
        shell.isShell = true
        let way = Point(x: Double(shown.midX - own.midX), y: Double(shown.midY - own.midY))
        let moved = ViewElement(node, ProposalKind.offset(way), [frame(shown.size, shell, 1)], part: 2)
        return frame(own.size, moved, 3)
    }
}
