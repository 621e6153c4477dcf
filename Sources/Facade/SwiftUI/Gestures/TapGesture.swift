// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
import UIKit

/// Taps on a view.
nonisolated public struct TapGesture: Gesture, PrimitiveGesture {
    /// The number of taps.
    public var count: Int

    /// Nothing is told but that the gesture happened.
    public typealias Value = Void

    /// Creates a gesture of a number of taps.
    public init(count: Int = 1) { self.count = count }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> TapGesture, to place: _GesturePlace<Void>) {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = gesture().count
        place.host.add(recognizer) { if $0.state == .ended { place.tell(.ended(())) } }
    }
}

/// Taps on a view that tell where they are.
nonisolated public struct SpatialTapGesture: Gesture, PrimitiveGesture {
    /// A tap.
    public struct Value: Equatable, Sendable {
        /// The place, in points.
        public var location: CGPoint
    }

    /// The number of taps.
    public var count: Int
    /// The space of the place.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of a number of taps.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
    /// Creates a gesture of a number of taps.
    @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(
        _ gesture: @escaping () -> SpatialTapGesture, to place: _GesturePlace<Value>
    ) {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = gesture().count
        place.host.add(recognizer) {
            guard $0.state == .ended else { return }
            place.tell(.ended(Value(location: place.host.location(of: $0, in: gesture().coordinateSpace))))
        }
    }
}

/// A finger that stays on a view.
nonisolated public struct LongPressGesture: Gesture, PrimitiveGesture {
    /// How long the finger has to stay, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move, in points.
    public var maximumDistance: CGFloat

    /// Whether the finger is on the view.
    public typealias Value = Bool

    /// Creates a gesture.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> LongPressGesture, to place: _GesturePlace<Bool>) {
        let recognizer = PressRecognizer()
        recognizer.minimumPressDuration = max(0, gesture().minimumDuration)
        recognizer.allowableMovement = gesture().maximumDistance
        recognizer.waits = { place.tell($0 ? .changed(true) : .failed) }
        place.host.add(recognizer) {
            guard $0.state == .began else { return }
            $0.complete()
            place.tell(.ended(true))
        }
    }
}
