// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimInertness

/// A gesture with closures that hear of it.
nonisolated public struct _HeardGesture<Content: Gesture>: Gesture, PrimitiveGesture {
    let content: Content
    let hear: (GestureEvent<Content.Value>) -> Void

    /// What the gesture tells.
    public typealias Value = Content.Value

    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> _HeardGesture, to place: _GesturePlace<Value>) {
        let inner = _GesturePlace<Value>(host: place.host) { event in
            gesture().hear(event)
            place.tell(event)
        }
        Content._attach({ gesture().content }, to: inner)
    }
}

/// A gesture that calls a closure when it is complete.
public typealias _EndedGesture = _HeardGesture
/// A gesture that calls a closure while it goes on.
public typealias _ChangedGesture = _HeardGesture

/// A gesture that writes a state while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture, PrimitiveGesture {
    /// The gesture.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    /// Writes the state.
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    /// What the gesture tells.
    public typealias Value = Base.Value
    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates a gesture that writes a state.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(
        _ gesture: @escaping () -> GestureStateGesture, to place: _GesturePlace<Value>
    ) {
        let inner = _GesturePlace<Value>(host: place.host) { event in
            let own = gesture()
            if case .changed(let value) = event {
                var transaction = Transaction()
                var state = own.state.wrappedValue
                own.body(value, &state, &transaction)
                transaction.making { own.state.set(state) }
            } else {
                own.state.reset()
            }
            place.tell(event)
        }
        Base._attach({ gesture().base }, to: inner)
    }
}

/// A gesture whose values are changed.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture, PrimitiveGesture {
    let content: Content
    let change: (Content.Value) -> Value

    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> _MapGesture, to place: _GesturePlace<Value>) {
        Content._attach({ gesture().content }, to: place.map { gesture().change($0) })
    }
}

extension Gesture {
    /// Calls a closure when the gesture is complete.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _HeardGesture(content: self) { if case .ended(let value) = $0 { action(value) } }
    }
    /// Calls a closure while the gesture goes on.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable { _HeardGesture(content: self) { if case .changed(let value) = $0 { action(value) } } }
    /// Writes a state while the gesture goes on.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
    /// Changes what the gesture tells.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, change: body)
    }
    /// Recognizes another gesture at the same time.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// Recognizes another gesture after this one.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Recognizes another gesture if this one does not come about.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    /// Recognizes the gesture only with keys held down, which nobody does here.
    public nonisolated func modifiers(_ modifiers: EventModifiers) -> _HeardGesture<Self> {
        if !modifiers.isEmpty { inert(.behavior, "Gesture.modifiers(_:)") }
        return _HeardGesture(content: self) { _ in }
    }
}

/// A gesture of any type.
nonisolated public struct AnyGesture<Value>: Gesture, PrimitiveGesture {
    private let attach: @MainActor (_GesturePlace<Value>) -> Void

    /// Creates a gesture of any type from a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        nonisolated(unsafe) let gesture = gesture
        attach = { T._attach({ unsafe gesture }, to: $0) }
    }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> AnyGesture, to place: _GesturePlace<Value>) {
        gesture().attach(place)
    }
}
