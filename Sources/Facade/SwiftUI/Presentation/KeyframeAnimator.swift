// swift-format-ignore-file: NoLeadingUnderscores

import QuartzCore

/// Views that follow keyframes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View, PrimitiveView
where KeyframePath.Value == Value {
    let initial: Value
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath
    /// The value whose changes begin the motion; `nil` for a motion that begins with the view.
    let trigger: (any Equatable)?
    let isRepeating: Bool

    /// Creates views that follow keyframes again and again.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.content = content
        self.keyframes = keyframes
        trigger = nil
        isRepeating = repeating
    }
    /// Creates views that follow keyframes when a value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.content = content
        self.keyframes = keyframes
        self.trigger = trigger
        isRepeating = false
    }

    /// Makes the elements of the view with the value of the moment that is shown.
    @MainActor public static func _makeView(_ view: KeyframeAnimator, _ inputs: _ViewInputs) -> _ViewOutputs {
        let node = inputs.node
        let course = node.kept as? KeyframeCourse<Value> ?? KeyframeCourse(node, view.initial, view.trigger)
        node.kept = course
        if view.trigger == nil {
            if course.timeline == nil {
                course.begin(KeyframeTimeline(view.initial, view.keyframes(view.initial)), repeats: view.isRepeating)
            }
        } else if !isSame(course.trigger, view.trigger) {
            course.trigger = view.trigger
            let value = course.value(at: AnimationClock.current.now)
            course.begin(KeyframeTimeline(value, view.keyframes(value)), repeats: false)
        }
        let value = node.graph.motion?.moment.map(course.value) ?? course.end
        return inputs.make(node.observing { view.content(value) })
    }

    private static func isSame(_ one: (any Equatable)?, _ other: (any Equatable)?) -> Bool {
        func isEqual<One: Equatable>(_ one: One) -> Bool { other as? One == one }
        return one.map { isEqual($0) } ?? (other == nil)
    }
}

/// How far the views of an animator are along their keyframes.
@MainActor private final class KeyframeCourse<Value>: AnyNodeMotion {
    private(set) weak var node: ViewNode?
    private let initial: Value
    var trigger: (any Equatable)?
    private(set) var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    private var repeats = false

    init(_ node: ViewNode, _ initial: Value, _ trigger: (any Equatable)?) {
        self.node = node
        self.initial = initial
        self.trigger = trigger
    }

    /// Begins to follow keyframes.
    func begin(_ timeline: KeyframeTimeline<Value>, repeats: Bool) {
        guard let node, node.graph.motion?.moment == nil else { return }
        let motion = node.graph.beginMotion()
        (self.timeline, self.repeats, start) = (timeline, repeats, motion.now)
        guard timeline.duration > 0 else { return }
        node.motion = self
        if !motion.moving.contains(where: { $0 === self }) { motion.moving.append(self) }
        guard !repeats else { return }
        let batch = MotionBatch()
        batch.tell(node.graph)
        batch.add(TimedPart(motion.now, length: timeline.duration, batch))
    }

    /// The value where no moment is shown: the first one of what repeats, else the last one.
    var end: Value {
        guard let timeline, !repeats else { return initial }
        return timeline.value(time: timeline.duration)
    }

    /// Returns the value at a time of the clock.
    func value(at time: Double) -> Value {
        guard let timeline else { return initial }
        let (passed, length) = (max(0, time - start), timeline.duration)
        guard repeats, length > 0 else { return timeline.value(time: min(passed, length)) }
        return timeline.value(time: passed - (passed / length).rounded(.down) * length)
    }

    func isOver(at time: Double) -> Bool { !repeats && time >= start + (timeline?.duration ?? 0) }

    func stop() {}
}

extension View {
    /// Changes the view along keyframes again and again.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
    }
    /// Changes the view along keyframes when a value changes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
    }
}
