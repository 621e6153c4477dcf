// swift-format-ignore-file: NoLeadingUnderscores

/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
    /// What two gestures tell.
    public struct Value {
        /// What the first one tells, if it goes on.
        public var first: First.Value?
        /// What the second one tells, if it goes on.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(
        _ gesture: @escaping () -> SimultaneousGesture, to place: _GesturePlace<Value>
    ) {
        let both = Both()
        let one = _GesturePlace<First.Value>(host: place.host) { event in
            place.tell(both.take(event) { $0.first = $1 })
        }
        First._attach({ gesture().first }, to: one)
        let other = _GesturePlace<Second.Value>(host: place.host) { event in
            place.tell(both.take(event) { $0.second = $1 })
        }
        Second._attach({ gesture().second }, to: other)
    }

    /// What both gestures told last.
    private final class Both {
        private var value = Value()

        func take<Part>(_ event: GestureEvent<Part>, _ set: (inout Value, Part?) -> Void) -> GestureEvent<Value> {
            switch event {
            case .changed(let part):
                set(&value, part)
                return .changed(value)
            case .ended(let part):
                set(&value, part)
                let all = value
                set(&value, nil)
                return .ended(all)
            case .failed:
                set(&value, nil)
                return .failed
            }
        }
    }
}

/// The first of two gestures that comes about.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
    /// What one of two gestures tells.
    public enum Value {
        /// The first one.
        case first(First.Value)
        /// The second one.
        case second(Second.Value)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(
        _ gesture: @escaping () -> ExclusiveGesture, to place: _GesturePlace<Value>
    ) {
        let before = place.host.recognizers.count
        First._attach({ gesture().first }, to: place.map { .first($0) })
        let firsts = place.host.recognizers[before...]
        let middle = place.host.recognizers.count
        Second._attach({ gesture().second }, to: place.map { .second($0) })
        for recognizer in place.host.recognizers[middle...] {
            for first in firsts { recognizer.require(toFail: first) }
        }
    }
}

/// A gesture after another one.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
    /// What gestures one after the other tell.
    public enum Value {
        /// The first one goes on.
        case first(First.Value)
        /// The first one is complete, and the second one may go on.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> SequenceGesture, to place: _GesturePlace<Value>) {
        let state = Complete()
        let one = _GesturePlace<First.Value>(host: place.host) { event in
            switch event {
            case .changed(let value): if state.value == nil { place.tell(.changed(.first(value))) }
            case .ended(let value):
                state.value = value
                place.tell(.changed(.second(value, nil)))
            case .failed: if state.value == nil { place.tell(.failed) }
            }
        }
        First._attach({ gesture().first }, to: one)
        let other = _GesturePlace<Second.Value>(host: place.host) { event in
            guard let first = state.value else { return }
            switch event {
            case .changed(let value): place.tell(.changed(.second(first, value)))
            case .ended(let value):
                state.value = nil
                place.tell(.ended(.second(first, value)))
            case .failed:
                state.value = nil
                place.tell(.failed)
            }
        }
        Second._attach({ gesture().second }, to: other)
    }

    /// What the first gesture told when it was complete.
    private final class Complete {
        var value: First.Value?
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
