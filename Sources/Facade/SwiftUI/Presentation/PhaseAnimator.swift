// swift-format-ignore-file: NoLeadingUnderscores

import QuartzCore

/// Views that go through phases.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, PrimitiveView {
    let phases: [Phase]
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?
    /// The value whose changes begin the motion; `nil` for a motion that never ends.
    let trigger: (any Equatable)?

    /// Creates views that go through phases again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.content = content
        self.animation = animation
        trigger = nil
    }
    /// Creates views that go through phases when a value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.content = content
        self.animation = animation
        self.trigger = trigger
    }

    /// Makes the elements of the view in the phase to which it goes.
    @MainActor public static func _makeView(_ view: PhaseAnimator, _ inputs: _ViewInputs) -> _ViewOutputs {
        let node = inputs.node
        let course = node.kept as? PhaseCourse ?? PhaseCourse(node, view.trigger)
        if node.kept !== course {
            node.kept = course
            node.whenLeaving { course.rest() }
            if view.trigger == nil { course.begin() }
        }
        course.animations = view.phases.map(view.animation)
        course.take(view.trigger)
        guard !view.phases.isEmpty else { return _ViewOutputs() }
        let phase = view.phases[min(course.place, view.phases.count - 1)]
        return inputs.make(node.observing { view.content(phase) })
    }
}

/// How far the views of an animator are in their phases.
@MainActor private final class PhaseCourse {
    private weak var node: ViewNode?
    private var trigger: (any Equatable)?
    private var alarm: ClockAlarm?
    /// The animations into each phase.
    var animations: [Animation?] = []
    /// The phase to which the views go.
    private(set) var place = 0

    init(_ node: ViewNode, _ trigger: (any Equatable)?) {
        self.node = node
        self.trigger = trigger
    }

    /// Goes through the phases if the trigger is another one than before; on the way, to the next phase at once.
    func take(_ new: (any Equatable)?) {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { trigger as? Value == value }
        guard let new, !isEqual(new) else { return }
        trigger = new
        begin()
    }

    /// Goes to the next phase when the clock goes on.
    func begin() { schedule(after: 0) }

    /// Goes nowhere any more.
    func rest() {
        alarm?.cancel()
        alarm = nil
    }

    private func schedule(after seconds: Double) {
        rest()
        let clock = AnimationClock.current
        let isEndless = trigger == nil
        let alarm = clock.call(at: clock.now + seconds, "a phase of views", isEndless: isEndless) { [weak self] in
            self?.goOn()
        }
        self.alarm = alarm
        if !isEndless { clock.wakeSoon(alarm) }
    }

    private func goOn() {
        guard let node, animations.count > 1 else { return }
        place = (place + 1) % animations.count
        var transaction = Transaction(animation: animations[place])
        transaction.isEndless = trigger == nil
        transaction.making { node.invalidate() }
        // A phase lasts for a picture at least.
        let length = max(animations[place]?.logicalLength ?? 0, 1 / AnimationClock.frameRate)
        if trigger == nil || place != 0, length.isFinite { schedule(after: length) }
    }
}

extension View {
    /// Changes the view through phases again and again.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
    }
    /// Changes the view through phases when a value changes.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
            animation: animation)
    }
}
