public import Foundation
public import UIKit

extension TestScreen {
    /// Taps with one finger.
    ///
    /// Throws if a finger cannot reach the target, with the reason.
    public func tap(_ target: some TouchTarget) throws {
        try step("tap", target) { try $0.tap() }
    }

    /// Taps twice within the time of a double tap.
    public func doubleTap(_ target: some TouchTarget) throws { try tap(target, taps: 2) }

    /// Taps with several fingers, or several times in a row.
    public func tap(_ target: some TouchTarget, taps: Int, touches: Int = 1) throws {
        try step("tap \(taps) times", target) { try $0.tap(taps, fingers: touches) }
    }

    /// Taps with two fingers.
    public func twoFingerTap(_ target: some TouchTarget) throws {
        try step("tap with two fingers", target) { try $0.tap(fingers: 2) }
    }

    /// Holds a finger down, for a duration in seconds.
    public func press(_ target: some TouchTarget, forDuration duration: TimeInterval) throws {
        try step("press", target) { try $0.press(duration) }
    }

    /// Holds a finger down, for a duration in seconds, and drags it to another target.
    public func press(
        _ target: some TouchTarget, forDuration duration: TimeInterval, thenDragTo end: some TouchTarget
    ) throws {
        let end = try place(of: end, "drag").point
        try step("drag", target) { $0.drag(to: end, hold: duration) }
    }

    /// Drags a finger from one target to another without a flick: it rests before it leaves the screen.
    public func drag(from target: some TouchTarget, to end: some TouchTarget) throws {
        let end = try place(of: end, "drag to").point
        try step("drag", target) { $0.drag(to: end) }
    }

    /// Drags a finger by a distance in points without a flick: it rests before it leaves the screen.
    public func drag(_ target: some TouchTarget, by distance: CGVector) throws {
        try step("drag", target) { $0.drag(to: CGPoint(x: $0.point.x + distance.dx, y: $0.point.y + distance.dy)) }
    }

    /// Swipes up from the middle of a target, or of the screen.
    public func swipeUp(_ target: (some TouchTarget)? = Optional<CGPoint>.none, velocity: CGFloat = 1000) throws {
        try swipe("up", CGVector(dx: 0, dy: -1), target, velocity)
    }
    /// Swipes down from the middle of a target, or of the screen.
    public func swipeDown(_ target: (some TouchTarget)? = Optional<CGPoint>.none, velocity: CGFloat = 1000) throws {
        try swipe("down", CGVector(dx: 0, dy: 1), target, velocity)
    }
    /// Swipes to the left from the middle of a target, or of the screen.
    public func swipeLeft(_ target: (some TouchTarget)? = Optional<CGPoint>.none, velocity: CGFloat = 1000) throws {
        try swipe("left", CGVector(dx: -1, dy: 0), target, velocity)
    }
    /// Swipes to the right from the middle of a target, or of the screen.
    public func swipeRight(_ target: (some TouchTarget)? = Optional<CGPoint>.none, velocity: CGFloat = 1000) throws {
        try swipe("right", CGVector(dx: 1, dy: 0), target, velocity)
    }

    private func swipe(
        _ name: String, _ direction: CGVector, _ target: (some TouchTarget)?, _ velocity: CGFloat
    ) throws {
        guard let target else {
            let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
            return try step("swipe \(name)", middle) { $0.swipe(direction, velocity) }
        }
        try step("swipe \(name)", target) { $0.swipe(direction, velocity) }
    }

    /// Moves two fingers apart or together, `velocity` being the change of the scale by second.
    public func pinch(_ target: some TouchTarget, withScale scale: CGFloat, velocity: CGFloat = 1) throws {
        try step("pinch", target) { $0.pinch(scale, velocity) }
    }

    /// Turns two fingers by an angle in radians, clockwise, with a speed in radians a second.
    public func rotate(_ target: some TouchTarget, _ rotation: CGFloat, withVelocity velocity: CGFloat = 1) throws {
        try step("rotate", target) { $0.rotate(rotation, velocity) }
    }

    // MARK: Steps

    /// Runs a step with a finger on a target.
    func step(_ verb: String, _ target: some TouchTarget, _ body: (TouchPlace) throws -> Void) throws {
        let number = steps.next()
        do {
            try body(try TouchPlace(target, on: self))
            settle()
        } catch let error as TouchError {
            throw StepError(number: number, words: "\(verb) \(words(of: target))", reason: error.description)
        }
    }

    private func place(of target: some TouchTarget, _ verb: String) throws -> TouchPlace {
        do {
            return try TouchPlace(target, on: self)
        } catch let error as TouchError {
            throw StepError(
                number: steps.next(), words: "\(verb) \(words(of: target))", reason: error.description)
        }
    }

    func words(of target: some TouchTarget) -> String {
        switch target {
        case let name as String: "\"\(name)\""
        case let point as CGPoint: point.spoken
        case let view as UIView: view.spokenName
        case let item as UIBarItem: "the item \"\(item.title ?? "")\""
        case let place as ListPlace: "row \(place.path.item) of section \(place.path.section)"
        default: "\(target)"
        }
    }
}
