// swift-format-ignore-file: NoLeadingUnderscores

/// What fingers do on a view.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The type of what the gesture tells.
    associatedtype Value
    /// The type of the gesture that it consists of.
    associatedtype Body: Gesture

    /// The gesture that it consists of.
    @MainActor @preconcurrency var body: Body { get }

    /// Connects the gesture to a view; the implementation of `Gesture` itself connects the body.
    @MainActor static func _attach(_ gesture: @escaping () -> Self, to place: _GesturePlace<Value>)
}

extension Never: Gesture {
    /// No gesture tells nothing.
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Ends the process, since only SwiftUI itself makes such gestures.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Gesture where Value == Body.Value {
    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> Self, to place: _GesturePlace<Value>) {
        Body._attach({ gesture().body }, to: place)
    }
}

extension Gesture {
    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> Self, to place: _GesturePlace<Value>) {
        Body._attach({ gesture().body }, to: place.map { $0 as? Value })
    }
}

/// A gesture that SwiftUI recognizes itself.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {}

/// What a gesture tells.
enum GestureEvent<Value> {
    /// The gesture goes on.
    case changed(Value)
    /// The gesture is complete.
    case ended(Value)
    /// The gesture did not come about.
    case failed
}

/// The view of a gesture, and what hears of it.
@MainActor public struct _GesturePlace<Value> {
    let host: GestureHost
    let tell: (GestureEvent<Value>) -> Void

    /// Returns a place that tells values of another type.
    func map<Other>(_ change: @escaping (Other) -> Value?) -> _GesturePlace<Other> {
        _GesturePlace<Other>(host: host) { event in
            switch event {
            case .changed(let value): if let value = change(value) { tell(.changed(value)) }
            case .ended(let value): if let value = change(value) { tell(.ended(value)) }
            case .failed: tell(.failed)
            }
        }
    }
}
