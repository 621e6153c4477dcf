import LayoutSimGoldenTesting
import LayoutSimTesting
public import Foundation
public import Testing
import UIKit

extension TestScreen {
    /// Expects what is seen to match the golden of the script and this step: the same layout tree, and the same picture to
    /// the pixel.
    ///
    /// A difference is recorded as an issue, and the script goes on. Throws if the screen is not that of a script.
    public func expectGolden(_ step: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let words = "golden \"\(step)\""
        try perform(words, sourceLocation) { number in
            try compare(step, showing: .model) { record($0.inStep(number, words), at: sourceLocation) }
        }
    }

    /// Expects what is seen as time passes to match goldens of the script, one at each of some moments.
    ///
    /// The first moment is the present one, the last one is `duration` seconds later, and the others lie evenly between
    /// them. Goldens show views and layers where animations have them, and are named after the step and their time, as in
    /// `opening 125 ms`.
    public func expectMotion(
        _ step: String, for duration: TimeInterval, frames: Int = 5, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let words = "motion \"\(step)\""
        try perform(words, sourceLocation) { number in
            guard frames > 1, duration > 0, duration.isFinite else {
                throw TouchError("a motion has two frames or more and a duration, not \(frames) in \(duration) s")
            }
            let pause = duration / Double(frames - 1)
            for frame in 0..<frames {
                if frame > 0 { advance(by: pause) }
                let time = Int((pause * Double(frame) * 1000).rounded())
                try compare("\(step) \(time) ms", showing: .presentation) {
                    record($0.inStep(number, words), at: sourceLocation)
                }
            }
        }
    }

    private func compare(_ name: String, showing values: FrozenValues, _ record: (ExpectationFailure) -> Void) throws {
        guard let run, let view = window.seenView else {
            throw TouchError("goldens of steps need a script: script(\"name\", of: controller, as: variant)")
        }
        if let failure = try run.failure(of: view, after: name, showing: values) { record(failure) }
    }
}

extension ExpectationFailure {
    fileprivate func inStep(_ number: Int, _ words: String) -> ExpectationFailure {
        ExpectationFailure(["step \(number), \(words): \(message)"], attachments: attachments)
    }
}
