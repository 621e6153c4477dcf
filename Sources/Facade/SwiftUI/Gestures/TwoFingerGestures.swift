// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
import UIKit

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: Gesture, PrimitiveGesture {
    /// How far the fingers are apart.
    public struct Value: Equatable, Sendable {
        /// The distance of the fingers, as a multiple of that at the beginning.
        public var magnification: CGFloat
        /// The speed of the change.
        public var velocity: CGFloat
        /// The place at which the gesture began, by its share of the view's size.
        public var startAnchor: UnitPoint
        /// The place at which the gesture began, in points.
        public var startLocation: CGPoint
    }

    /// The change with which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> MagnifyGesture, to place: _GesturePlace<Value>) {
        let recognizer = UIPinchGestureRecognizer()
        let start = TwoFingerStart()
        place.host.add(recognizer) {
            if $0.state == .began { start.begin($0, in: place.host.view) }
            let value = Value(
                magnification: $0.scale, velocity: $0.velocity, startAnchor: start.anchor,
                startLocation: start.location)
            place.tell(GestureEvent(value, $0.state))
        }
    }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: Gesture, PrimitiveGesture {
    /// How far the fingers turned.
    public struct Value: Equatable, Sendable {
        /// The angle since the beginning.
        public var rotation: Angle
        /// The speed of the change.
        public var velocity: Angle
        /// The place at which the gesture began, by its share of the view's size.
        public var startAnchor: UnitPoint
        /// The place at which the gesture began, in points.
        public var startLocation: CGPoint
    }

    /// The change with which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> RotateGesture, to place: _GesturePlace<Value>) {
        let recognizer = UIRotationGestureRecognizer()
        let start = TwoFingerStart()
        place.host.add(recognizer) {
            if $0.state == .began { start.begin($0, in: place.host.view) }
            let value = Value(
                rotation: .radians(Double($0.rotation)), velocity: .radians(Double($0.velocity)),
                startAnchor: start.anchor, startLocation: start.location)
            place.tell(GestureEvent(value, $0.state))
        }
    }
}

/// Two fingers that move apart or together, by an older name.
nonisolated public struct MagnificationGesture: Gesture, PrimitiveGesture {
    /// The change with which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// The distance of the fingers, as a multiple of that at the beginning.
    public typealias Value = CGFloat

    /// Creates a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(
        _ gesture: @escaping () -> MagnificationGesture, to place: _GesturePlace<CGFloat>
    ) {
        MagnifyGesture._attach(
            { MagnifyGesture(minimumScaleDelta: gesture().minimumScaleDelta) }, to: place.map(\.magnification))
    }
}

/// Two fingers that turn, by an older name.
nonisolated public struct RotationGesture: Gesture, PrimitiveGesture {
    /// The change with which the gesture begins.
    public var minimumAngleDelta: Angle

    /// The angle since the beginning.
    public typealias Value = Angle

    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> RotationGesture, to place: _GesturePlace<Angle>) {
        RotateGesture._attach(
            { RotateGesture(minimumAngleDelta: gesture().minimumAngleDelta) }, to: place.map(\.rotation))
    }
}

/// Where a gesture of two fingers began.
@MainActor private final class TwoFingerStart {
    var location = CGPoint.zero
    var anchor = UnitPoint.center

    func begin(_ recognizer: UIGestureRecognizer, in view: UIView?) {
        location = recognizer.location(in: view)
        guard let size = view?.bounds.size, size.width > 0, size.height > 0 else { return }
        anchor = UnitPoint(x: location.x / size.width, y: location.y / size.height)
    }
}

extension GestureEvent {
    /// Creates what a recognizer tells in a state.
    fileprivate init(_ value: Value, _ state: UIGestureRecognizer.State) {
        switch state {
        case .began, .changed: self = .changed(value)
        case .ended: self = .ended(value)
        default: self = .failed
        }
    }
}
