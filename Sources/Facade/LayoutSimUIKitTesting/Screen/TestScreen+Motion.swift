public import Foundation
import LayoutSimSnapshots
import QuartzCore
public import Testing
import UIKit

extension TestScreen {
    /// Verifies that the screen matches a golden of the script at several moments as time passes: their layout trees,
    /// and their images on one sheet.
    ///
    /// The first moment is now, the last one is `duration` seconds later, and the others are evenly spaced in between.
    /// The golden, which is named after the step, shows views and layers as animations present them.
    public func expectMotion(
        _ step: String, for duration: TimeInterval, frames: Int = 5, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try perform(Self.words(step), sourceLocation) { number in
            guard frames > 1, duration > 0, duration.isFinite else {
                throw TouchError("a motion needs at least two frames and a duration, not \(frames) in \(duration) s")
            }
            let pause = duration / Double(frames - 1)
            let moments = (0..<frames).map { frame in
                MotionMoment(pause: frame > 0 ? pause : 0, time: pause * Double(frame))
            }
            try compare(moments, of: step, number, sourceLocation)
        }
    }

    /// Verifies that the screen matches a golden of the script at several times, in seconds from now.
    ///
    /// The times are in ascending order; the golden is like that of `expectMotion(_:for:frames:)`.
    public func expectMotion(
        _ step: String, at times: [TimeInterval], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try perform(Self.words(step), sourceLocation) { number in
            let former = [0] + times.dropLast()
            let moments = zip(former, times).map { MotionMoment(pause: $1 - $0, time: $1) }
            guard moments.count > 1, moments[0].pause >= 0, moments.dropFirst().allSatisfy({ $0.pause > 0 }),
                times.allSatisfy(\.isFinite)
            else {
                throw TouchError("a motion needs at least two times in ascending order from 0, not \(times)")
            }
            try compare(moments, of: step, number, sourceLocation)
        }
    }

    private static func words(_ step: String) -> String { "motion \"\(step)\"" }

    private func compare(
        _ moments: [MotionMoment], of step: String, _ number: Int, _ sourceLocation: SourceLocation
    ) throws {
        guard let run else { throw TouchError.goldenWithoutScript }
        let clock = unsafe AnimationClock.main
        clock.keepsEnded = true
        defer { clock.keepsEnded = false }
        var seen = window.seenView(showing: .presentation)
        var recorded: [SnapshotSubject.Moment] = []
        for moment in moments {
            if moment.pause > 0 { advance(by: moment.pause) }
            // Once a moment has shown the whole window, so do those that follow.
            if seen !== window { seen = window.seenView(showing: .presentation) }
            guard let seen else { throw TouchError.goldenWithoutScript }
            if let failure = try run.add(seen, at: moment.milliseconds, to: &recorded) {
                run.report(failure.inStep(number, Self.words(step)), sourceLocation)
            }
        }
        guard recorded.count == moments.count else { return }
        if let failure = try run.failure(ofRecording: step, recorded) {
            run.report(failure.inStep(number, Self.words(step)), sourceLocation)
        }
    }
}

/// A moment of a motion.
private struct MotionMoment {
    /// The seconds since the previous moment.
    var pause: TimeInterval
    /// The seconds since the start of the motion.
    var time: TimeInterval

    /// The time in milliseconds, rounded to the microsecond, so that a quarter of a second is 250, not
    /// 249.99999999999997.
    var milliseconds: Double { (time * 1_000_000).rounded() / 1000 }
}
