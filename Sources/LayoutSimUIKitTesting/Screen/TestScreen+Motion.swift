public import Foundation
import LayoutSimSnapshots
import QuartzCore
public import Testing
import UIKit

extension TestScreen {
    /// Expects what is seen as time passes to match a golden of the script, which has some moments: their trees, and their
    /// pictures on one sheet.
    ///
    /// The first moment is the present one, the last one is `duration` seconds later, and the others lie evenly between
    /// them. The golden shows views and layers where animations have them, and is named after the step.
    public func expectMotion(
        _ step: String, for duration: TimeInterval, frames: Int = 5, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try perform(Self.words(step), sourceLocation) { number in
            guard frames > 1, duration > 0, duration.isFinite else {
                throw TouchError("a motion has two frames or more and a duration, not \(frames) in \(duration) s")
            }
            let pause = duration / Double(frames - 1)
            let moments = (0..<frames).map { frame in
                MotionMoment(pause: frame > 0 ? pause : 0, time: pause * Double(frame))
            }
            try compare(moments, of: step, number, sourceLocation)
        }
    }

    /// Expects what is seen as time passes to match a golden of the script, with a moment at each of some times in seconds
    /// from now.
    ///
    /// Times follow each other; the golden is like that of `expectMotion(_:for:frames:)`.
    public func expectMotion(
        _ step: String, at times: [TimeInterval], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try perform(Self.words(step), sourceLocation) { number in
            let former = [0] + times.dropLast()
            let moments = zip(former, times).map { MotionMoment(pause: $1 - $0, time: $1) }
            guard moments.count > 1, moments[0].pause >= 0, moments.dropFirst().allSatisfy({ $0.pause > 0 }),
                times.allSatisfy(\.isFinite)
            else {
                throw TouchError("a motion has two times or more, one after the other from 0 on, not \(times)")
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
            // Where the window was seen once, the moments that follow show it too.
            if seen !== window { seen = window.seenView(showing: .presentation) }
            guard let seen else { throw TouchError.goldenWithoutScript }
            if let failure = try run.add(seen, at: moment.milliseconds, to: &recorded) {
                record(failure.inStep(number, Self.words(step)), at: sourceLocation)
            }
        }
        guard recorded.count == moments.count else { return }
        if let failure = try run.failure(ofRecording: step, recorded) {
            record(failure.inStep(number, Self.words(step)), at: sourceLocation)
        }
    }
}

/// A moment of a motion, in seconds.
private struct MotionMoment {
    /// Since the moment before.
    var pause: TimeInterval
    /// Since the motion began to be looked at.
    var time: TimeInterval

    /// To the microsecond, so that a quarter of a second is 250 and not 249.99999999999997.
    var milliseconds: Double { (time * 1_000_000).rounded() / 1000 }
}
