import LayoutSimGoldenTesting
import LayoutSimSnapshots
import LayoutSimTesting
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
            try compare(step, of: window.seenView, showing: .model) {
                record($0.inStep(number, words), at: sourceLocation)
            }
        }
    }

    func compare(
        _ name: String, of view: UIView?, showing values: FrozenValues, recording: ScriptStep.Recording? = nil,
        _ record: (ExpectationFailure) -> Void
    ) throws {
        guard let run, let view else {
            throw TouchError("goldens of steps need a script: script(\"name\", of: controller, as: variant)")
        }
        let failure = try run.failure(of: view, after: name, showing: values, recording: recording)
        if let failure { record(failure) }
    }
}

extension ExpectationFailure {
    func inStep(_ number: Int, _ words: String) -> ExpectationFailure {
        ExpectationFailure(["step \(number), \(words): \(message)"], attachments: attachments)
    }
}
