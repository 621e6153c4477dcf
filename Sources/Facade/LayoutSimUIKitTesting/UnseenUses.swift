import Foundation
import LayoutSimGoldenTesting
import LayoutSimInertness
import LayoutSimTesting
package import Testing

/// The declarations without effect that a test used, of which it is told once.
package enum UnseenUses {
    /// Whether every use fails its test, set by `layoutsim swift test --strict`.
    package static let isStrict = ProcessInfo.processInfo.environment["LAYOUTSIM_STRICT"] == "1"

    /// Makes uses known by the test in which they happen; those before the first call are those of the running test.
    package static func begin() { _ = naming }

    private static let naming: Void = {
        RunningTest.name { testName }
        InertUses.attribute(to: testName)
    }()

    private static var testName: String? { Test.current.map { "\($0.id)" } }

    /// Returns the uses of the running test that it was not told of; those of behavior and services only where all
    /// count.
    package static func take(strictly isStrict: Bool = isStrict) -> String? {
        let uses = InertUses.takeUntold(of: testName).filter { isStrict || $0.inertness.isSeen }
        var sentences: [String] = []
        for use in uses where !sentences.contains(use.sentence) { sentences.append(use.sentence) }
        guard !sentences.isEmpty else { return nil }
        return (["this test cannot see all that its code asks for:"] + sentences.map { "    \($0)" }).joined(
            separator: "\n")
    }

    /// Records the uses of the running test as a warning, or as a failure where all count.
    package static func tell(at location: SourceLocation) {
        guard let text = take() else { return }
        if isStrict {
            LayoutSimTesting.record(ExpectationFailure([text]), at: location)
        } else {
            LayoutSimTesting.record(warnings: [text], at: location)
        }
    }
}
