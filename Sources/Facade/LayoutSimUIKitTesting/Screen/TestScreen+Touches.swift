public import Foundation
import QuartzCore
public import Testing
public import UIKit

extension TestScreen {
    /// Taps with one finger.
    ///
    /// Throws if a touch cannot reach the target, with the reason.
    public func tap(_ target: some TouchTarget, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try step("tap", target, sourceLocation) { try $0.tap() }
    }

    /// Double-taps with one finger.
    public func doubleTap(_ target: some TouchTarget, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try tap(target, taps: 2, sourceLocation: sourceLocation)
    }

    /// Taps with several fingers, or several times in a row.
    public func tap(
        _ target: some TouchTarget, taps: Int, touches: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("tap \(taps) times", target, sourceLocation) { try $0.tap(taps, fingers: touches) }
    }

    /// Taps with two fingers.
    public func twoFingerTap(_ target: some TouchTarget, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try step("tap with two fingers", target, sourceLocation) { try $0.tap(fingers: 2) }
    }

    /// Touches and holds for a duration in seconds.
    public func press(
        _ target: some TouchTarget, forDuration duration: TimeInterval,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("press", target, sourceLocation) { try $0.press(duration) }
    }

    /// Touches and holds for a duration in seconds, and calls a closure before the finger lifts.
    public func press(
        _ target: some TouchTarget, forDuration duration: TimeInterval,
        sourceLocation: SourceLocation = #_sourceLocation, whileDown look: (TestScreen) throws -> Void
    ) throws {
        try step("press", target, sourceLocation) { try $0.press(duration) { try look(self) } }
    }

    /// Touches and holds for a duration in seconds, then drags to another target.
    public func press(
        _ target: some TouchTarget, forDuration duration: TimeInterval, thenDragTo end: some TouchTarget,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("drag", target, sourceLocation) {
            $0.drag(to: try TouchPlace(end, on: self).point, hold: duration)
        }
    }

    /// Drags from one target to another without a flick: the finger rests before it lifts.
    public func drag(
        from target: some TouchTarget, to end: some TouchTarget, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("drag", target, sourceLocation) { $0.drag(to: try TouchPlace(end, on: self).point) }
    }

    /// Drags by a distance in points without a flick: the finger rests before it lifts.
    public func drag(
        _ target: some TouchTarget, by distance: CGVector, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("drag", target, sourceLocation) {
            $0.drag(to: CGPoint(x: $0.point.x + distance.dx, y: $0.point.y + distance.dy))
        }
    }

    /// Swipes up on a target, or at the center of the screen, at a velocity in points per second.
    public func swipeUp<Target: TouchTarget>(
        _ target: Target = MiddleOfScreen(), velocity: CGFloat = 1000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("swipe up", target, sourceLocation) { $0.swipe(CGVector(dx: 0, dy: -1), velocity) }
    }

    /// Swipes down on a target, or at the center of the screen, at a velocity in points per second.
    public func swipeDown<Target: TouchTarget>(
        _ target: Target = MiddleOfScreen(), velocity: CGFloat = 1000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("swipe down", target, sourceLocation) { $0.swipe(CGVector(dx: 0, dy: 1), velocity) }
    }

    /// Swipes left on a target, or at the center of the screen, at a velocity in points per second.
    public func swipeLeft<Target: TouchTarget>(
        _ target: Target = MiddleOfScreen(), velocity: CGFloat = 1000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("swipe to the left", target, sourceLocation) { $0.swipe(CGVector(dx: -1, dy: 0), velocity) }
    }

    /// Swipes right on a target, or at the center of the screen, at a velocity in points per second.
    public func swipeRight<Target: TouchTarget>(
        _ target: Target = MiddleOfScreen(), velocity: CGFloat = 1000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("swipe to the right", target, sourceLocation) { $0.swipe(CGVector(dx: 1, dy: 0), velocity) }
    }

    /// Pinches with two fingers by a scale factor, at a velocity in scale factor per second.
    public func pinch(
        _ target: some TouchTarget, withScale scale: CGFloat, velocity: CGFloat = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("pinch", target, sourceLocation) { $0.pinch(scale, velocity) }
    }

    /// Rotates with two fingers by an angle in radians, clockwise, at a velocity in radians per second.
    public func rotate(
        _ target: some TouchTarget, _ rotation: CGFloat, withVelocity velocity: CGFloat = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("rotate", target, sourceLocation) { $0.rotate(rotation, velocity) }
    }

    // MARK: Steps

    /// Performs a step that touches a target, after any view controller transition has finished: until then, touches
    /// are ignored.
    func step(
        _ verb: String, _ target: some TouchTarget, _ location: SourceLocation, _ body: (TouchPlace) throws -> Void
    ) throws {
        try perform("\(verb) \(words(of: target))", location) { _ in
            let wait = window.remainingTransition
            if wait > 0 { AnimationClock.current.advance(by: wait) }
            try body(try TouchPlace(target, on: self))
            settle()
        }
    }

    func words(of target: some TouchTarget) -> String {
        switch target {
        case let name as String: "\"\(name)\""
        case let point as CGPoint: point.spoken
        case let view as UIView: view.spokenName
        case let item as UIBarItem: "the item \"\(item.title ?? "")\""
        case is MiddleOfScreen: "the middle of the screen"
        case let place as ListPlace: "row \(place.path.item) of section \(place.path.section)"
        default: "\(target)"
        }
    }
}
