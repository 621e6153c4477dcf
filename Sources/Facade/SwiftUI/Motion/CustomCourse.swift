import QuartzCore

/// The course of an app's own animation, which is asked for each frame, sixty a second, and for moments between them.
@MainActor final class CustomCourse<Value: VectorArithmetic> {
    /// The seconds after which an animation that did not end counts as endless [chosen].
    private static var longest: Double { 60 }

    private let base: any CustomAnimation
    private let way: Value
    private let initial: AnimationContext<Value>
    private var context: AnimationContext<Value>
    /// The number of the frame up to which the animation was asked.
    private var frame = -1
    private lazy var lengths = measured()

    init(_ base: any CustomAnimation, _ way: Value, _ context: AnimationContext<Value>) {
        self.base = base
        self.way = way
        initial = context
        self.context = context
    }

    /// The seconds until the animation says that it is over; infinite for one that never does.
    var length: Double { lengths.all }
    /// The seconds until the animation says that it counts as done.
    var logicalLength: Double { lengths.logical }

    /// Returns the value after seconds; `nil` once the animation is over.
    func value(at time: Double) -> Value? {
        let last = Int((time * AnimationClock.frameRate).rounded(.down))
        if last < frame {
            frame = -1
            context = initial
        }
        while frame < last {
            frame += 1
            if ask(at: Double(frame) / AnimationClock.frameRate, &context) == nil { return nil }
        }
        var context = context
        return ask(at: time, &context)
    }

    /// Returns what the animation keeps after seconds.
    func context(at time: Double) -> AnimationContext<Value> {
        _ = value(at: time)
        return context
    }

    private func ask(at time: Double, _ context: inout AnimationContext<Value>) -> Value? {
        func ask<Base: CustomAnimation>(_ base: Base) -> Value? {
            base.animate(value: way, time: time, context: &context)
        }
        return ask(base)
    }

    private func measured() -> (all: Double, logical: Double) {
        var context = initial
        var logical: Double?
        for frame in 0..<Int(Self.longest * AnimationClock.frameRate) {
            let time = Double(frame) / AnimationClock.frameRate
            let isOver = ask(at: time, &context) == nil
            if logical == nil, isOver || context.isLogicallyComplete { logical = time }
            if isOver { return (time, logical ?? time) }
        }
        return (.infinity, logical ?? .infinity)
    }
}
