// swift-format-ignore-file: NoLeadingUnderscores

import CoreGraphics

/// How a view changes when it comes into sight.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view counts as in sight.
    public struct Threshold: Sendable {
        /// The share of the view that has to be in sight; `nil` for the middle of the scroll view.
        var share: Double?
        /// By how much the edge of the scroll view is moved inward, in points.
        var inset = 0.0

        /// All of it.
        public static let visible = Threshold(share: 1)
        /// None of it.
        public static let hidden = Threshold(share: 0)
        /// The middle of the scroll view.
        public static var centered: Threshold { Threshold(share: nil) }
        /// A part of it.
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }

        /// Returns a threshold moved by points.
        public func inset(by distance: Double) -> Threshold { Threshold(share: share, inset: inset + distance) }
        /// Returns a threshold between two.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            guard let share, let end = other.share else { return amount < 0.5 ? self : other }
            return Threshold(
                share: share + (end - share) * amount, inset: inset + (other.inset - inset) * amount)
        }
    }

    /// Whether the view changes with the finger, at once, or not at all.
    enum Kind { case interactive, animated, identity }

    var kind = Kind.interactive
    var threshold = Threshold.visible
    var curve = UnitCurve.linear
    /// The motion of a view that changes at once.
    var motion = Animation.default

    /// With the finger.
    public static let interactive = ScrollTransitionConfiguration()
    /// With the finger, along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(curve: timingCurve)
    }
    /// At once, with a motion.
    public static let animated = ScrollTransitionConfiguration(kind: .animated, threshold: .visible(0.5))
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)
    /// At once, with a motion.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        animated.animation(animation)
    }

    /// Sets how much of a view counts as in sight.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var changed = self
        changed.threshold = threshold
        return changed
    }
    /// Sets the motion.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var changed = self
        changed.motion = animation
        return changed
    }
}

extension ScrollTransitionConfiguration {
    /// Returns how far a view between two positions is out of sight of a scroll view: -1 before it, 0 in it, 1 behind
    /// it.
    func amount(_ start: Double, _ end: Double, in visible: ClosedRange<Double>) -> Double {
        guard kind != .identity else { return 0 }
        let length = end - start
        let (low, high) = (visible.lowerBound + threshold.inset, visible.upperBound - threshold.inset)
        guard let share = threshold.share else {
            let reach = (high - low + length) / 2
            let distance = (start + end - low - high) / 2
            return reach > 0 ? step(min(max(distance / reach, -1), 1)) : 0
        }
        // The view begins to change where this much of it is in sight, and ends where nothing is.
        let rest = length * share
        let before = low + rest - end
        let behind = start + rest - high
        func part(_ distance: Double) -> Double { rest > 0 ? min(max(distance / rest, 0), 1) : distance > 0 ? 1 : 0 }
        return step(behind > 0 ? part(behind) : -part(before))
    }

    private func step(_ amount: Double) -> Double {
        switch kind {
        case .interactive: amount < 0 ? -curve.value(at: -amount) : curve.value(at: amount)
        case .animated: amount == 0 ? 0 : amount < 0 ? -1 : 1
        case .identity: 0
        }
    }
}

/// Changes a view by how far it is in sight of the nearest scroll view.
nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
    let configuration: ScrollTransitionConfiguration
    var trailing: ScrollTransitionConfiguration?
    let axis: Axis?
    let effect: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    typealias Body = Never

    @MainActor static func _makeView(
        _ modifier: Self, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let place = GeometryPlace.of(inputs.node)
        let view = AnyView(ReadView(place: place, make: body))
        guard place.isKnown, let scroll = place.scroll else { return inputs.make(view) }
        let axes = inputs.environment.scrollRecord?.view?.axes ?? .vertical
        let isAcross = modifier.axis.map { $0 == .horizontal } ?? (axes == .horizontal)
        let (frame, seen) = (place.geometry.frame, scroll.visible)
        let range = isAcross ? seen.minX...max(seen.minX, seen.maxX) : seen.minY...max(seen.minY, seen.maxY)
        func amount(_ configuration: ScrollTransitionConfiguration) -> Double {
            let (start, end) = isAcross ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
            return configuration.amount(
                Double(start), Double(end), in: Double(range.lowerBound)...Double(range.upperBound))
        }
        let (before, behind) = (
            min(0, amount(modifier.configuration)), amount(modifier.trailing ?? modifier.configuration)
        )
        let value = behind > 0 ? behind : before
        let rest = modifier.effect(EmptyVisualEffect(), .identity)
        let away = modifier.effect(EmptyVisualEffect(), value < 0 ? .topLeading : .bottomTrailing)
        let shown = rest.applied(to: view, towards: away, abs(value))
        let configuration = value < 0 ? modifier.configuration : modifier.trailing ?? modifier.configuration
        guard configuration.kind == .animated else { return inputs.make(shown) }
        let motion = configuration.motion
        return inputs.make(ScrolledEffect(content: shown, value: value) { $0.animation = motion })
    }
}

/// A view that moves when it came into sight or left it.
nonisolated private struct ScrolledEffect<Content: View>: View, PrimitiveView {
    let content: Content
    let value: Double
    let change: (inout Transaction) -> Void

    @MainActor static func _makeView(_ view: ScrolledEffect, _ inputs: _ViewInputs) -> _ViewOutputs {
        ValueScope(value: view.value, change: view.change).outputs(inputs) { $0.make(view.content) }
    }
}

extension View {
    /// Changes the view by how far it is in sight of a scroll view, otherwise before it than behind it.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                configuration: topLeading, trailing: bottomTrailing, axis: axis, effect: transition))
    }
}
