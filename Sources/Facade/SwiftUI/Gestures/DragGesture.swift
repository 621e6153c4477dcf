// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
public import Foundation
import UIKit

/// A finger that moves over a view.
nonisolated public struct DragGesture: Gesture, PrimitiveGesture {
    /// Where the finger is.
    public struct Value: Equatable, Sendable {
        /// The time.
        public var time: Date
        /// The place, in points.
        public var location: CGPoint
        /// The place at which the finger began, in points.
        public var startLocation: CGPoint
        /// The speed, in points per second.
        public var velocity: CGSize

        /// How far the finger is from where it began, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The place at which the finger would come to rest, in points.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// How far from the beginning the finger would come to rest, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// How far the finger has to move before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The space of the places.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
    /// Creates a gesture.
    @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Connects the gesture to a view.
    @MainActor public static func _attach(_ gesture: @escaping () -> DragGesture, to place: _GesturePlace<Value>) {
        let recognizer = DragRecognizer()
        recognizer.distance = gesture().minimumDistance
        place.host.add(recognizer) { recognizer in
            guard let start = recognizer.start, let view = place.host.view else { return }
            let isGlobal = gesture().coordinateSpace == .global
            @MainActor func local(_ point: CGPoint) -> CGPoint { isGlobal ? point : view.convert(point, from: nil) }
            let value = Value(
                time: Date(timeIntervalSinceReferenceDate: recognizer.time), location: local(recognizer.place),
                startLocation: local(start), velocity: recognizer.speed)
            switch recognizer.state {
            case .began, .changed: place.tell(.changed(value))
            case .ended: place.tell(.ended(value))
            default: place.tell(.failed)
            }
        }
    }
}

/// Recognizes one finger that moves farther than a distance, which can be 0.
private final class DragRecognizer: UIGestureRecognizer {
    var distance: CGFloat = 10
    private(set) var start: CGPoint?
    private(set) var place = CGPoint.zero
    private(set) var speed = CGSize.zero
    private(set) var time: TimeInterval = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard start == nil, let touch = touches.first else { return }
        start = touch.location(in: nil)
        place = touch.location(in: nil)
        time = touch.timestamp
        if distance <= 0 { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let touch = touches.first else { return }
        let next = touch.location(in: nil)
        let interval = touch.timestamp - time
        if interval > 0 {
            speed = CGSize(width: (next.x - place.x) / interval, height: (next.y - place.y) / interval)
        }
        (place, time) = (next, touch.timestamp)
        let length = ((next.x - start.x) * (next.x - start.x) + (next.y - start.y) * (next.y - start.y)).squareRoot()
        if state != .possible {
            state = .changed
        } else if length >= distance {
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func reset() {
        super.reset()
        (start, speed) = (nil, .zero)
    }
}
