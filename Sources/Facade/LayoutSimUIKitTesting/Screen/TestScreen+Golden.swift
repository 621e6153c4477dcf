import LayoutSimGoldenTesting
import QuartzCore
public import Testing
import UIKit

extension TestScreen {
    /// Verifies that the screen matches the golden of the script and this step: the same layout tree, and the same
    /// image, pixel by pixel.
    ///
    /// A difference is recorded as an issue, and the script continues. Throws if the screen does not belong to a
    /// script.
    public func expectGolden(_ step: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let words = "golden \"\(step)\""
        try perform(words, sourceLocation) { number in
            let wait = window.remainingOwnTransition
            if wait > 0 { AnimationClock.current.advance(by: wait) }
            guard let run, let view = window.seenView else { throw TouchError.goldenWithoutScript }
            if let failure = try run.failure(of: view, after: step) {
                run.report(failure.inStep(number, words), sourceLocation)
            }
        }
    }
}

extension TouchError {
    static let goldenWithoutScript = TouchError(
        "goldens of steps need a script: script(\"name\", of: controller, as: variant)")
}

extension ExpectationFailure {
    func inStep(_ number: Int, _ words: String) -> ExpectationFailure {
        ExpectationFailure(["step \(number), \(words): \(message)"], attachments: attachments)
    }
}
