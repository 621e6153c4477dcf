public import Foundation
import LayoutSimSnapshots
import QuartzCore
public import Testing
import UIKit

extension TestScreen {
    /// Expects what is seen as time passes to match goldens of the script, one at each of some moments.
    ///
    /// The first moment is the present one, the last one is `duration` seconds later, and the others lie evenly between
    /// them. Goldens show views and layers where animations have them, and are named after the step and their time, as in
    /// `opening 125 ms`.
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

    /// Expects what is seen as time passes to match goldens of the script, one at each of some times in seconds from now.
    ///
    /// Times follow each other; their goldens are like those of `expectMotion(_:for:frames:)`.
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
        if let reason = run?.begin(recording: step) { throw TouchError(reason) }
        let clock = unsafe AnimationClock.main
        clock.keepsEnded = true
        defer { clock.keepsEnded = false }
        var seen = window.seenView(showing: .presentation)
        for (index, moment) in moments.enumerated() {
            if moment.pause > 0 { advance(by: moment.pause) }
            // Where the window was seen once, the moments that follow show it too.
            if seen !== window { seen = window.seenView(showing: .presentation) }
            let recording = ScriptStep.Recording(
                name: step, time: moment.milliseconds, index: index, count: moments.count)
            let name = "\(step) \(Int(moment.milliseconds.rounded())) ms"
            try compare(name, of: seen, showing: .presentation, recording: recording) {
                record($0.inStep(number, Self.words(step)), at: sourceLocation)
            }
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
