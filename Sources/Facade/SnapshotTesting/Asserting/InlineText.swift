package import Foundation
import LayoutSimGoldenTesting

/// A text that stands in a test, and the location of its assertion.
package struct InlineText {
    private let expected: String?
    private let site: CallSite

    /// Creates a text; `nil` for an assertion without one.
    package init(
        _ expected: String?, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    ) {
        self.expected = expected
        site = CallSite(fileID: fileID, filePath: file, line: line, column: column)
    }

    /// Records a failure if a value's text differs from the text in the test, or if there is none to compare it with.
    package func verify<Value>(
        _ value: @autoclosure () throws -> Value?, as strategy: Snapshotting<Value, String>, message: String,
        timeout: TimeInterval
    ) {
        do {
            let actual = try value().map { strategy.snapshot($0).awaited(for: timeout) }
            guard let reason = reason(actual, strategy.diffing, timeout) else { return }
            fail([message, reason])
        } catch { fail([message, "\(error)"]) }
    }

    /// Records a failure with a message.
    package func fail(_ parts: [String]) {
        let message = parts.filter { !$0.isEmpty }.joined(separator: ": ")
        ExpectationFailure([message]).record(at: site)
    }

    /// Returns what is wrong with a text that was made of a value, `nil` for no value; `nil` if nothing is.
    private func reason(_ actual: String??, _ diffing: Diffing<String>, _ timeout: TimeInterval) -> String? {
        guard let actual else {
            return expected.map { "there is no value, and the test has a text:\n\($0)" }
        }
        guard let actual else { return "no value arrived within \(timeout) seconds; increase 'timeout:'" }
        guard let expected else { return "the test has no text yet; it is:\n\(actual)" }
        return diffing.diff(expected, actual).map { "the text differs from that in the test:\n\($0.0)" }
    }
}
