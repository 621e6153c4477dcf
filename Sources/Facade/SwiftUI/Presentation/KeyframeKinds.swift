// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation

/// A change of a part of a value to another one.
public struct _KeyframeStep<Value: Animatable> {
    /// How the part gets there; velocities are per second.
    enum Kind {
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
        case move
    }

    let target: Value
    let duration: TimeInterval
    let kind: Kind
}

/// A change at an even speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The change.
    public let _steps: [_KeyframeStep<Value>]

    /// Creates a change to a value in a time, in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _steps = [_KeyframeStep(target: to, duration: duration, kind: .linear(timingCurve))]
    }
}

/// A change along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The change.
    public let _steps: [_KeyframeStep<Value>]

    /// Creates a change to a value in a time, in seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _steps = [
            _KeyframeStep(target: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))
        ]
    }
}

/// A change like that of a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The change.
    public let _steps: [_KeyframeStep<Value>]

    /// Creates a change to a value in a time, in seconds; `nil` for that in which the spring settles.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        _steps = [
            _KeyframeStep(
                target: to, duration: duration ?? spring.settlingDuration,
                kind: .spring(spring, start: startVelocity))
        ]
    }
}

/// A change at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The change.
    public let _steps: [_KeyframeStep<Value>]

    /// Creates a change to a value.
    public init(_ to: Value) { _steps = [_KeyframeStep(target: to, duration: 0, kind: .move)] }
}
