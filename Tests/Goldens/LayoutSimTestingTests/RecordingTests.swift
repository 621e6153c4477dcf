import Synchronization
import Testing

@testable import LayoutSimTesting

@Suite struct RecordingTests {
    @Test func `a failure becomes an issue with its message`() {
        let pictures = [ExpectationFailure.Attachment(name: "a.png", bytes: [1])]
        let failure = ExpectationFailure(["the cause", "what to do"], attachments: pictures)
        #expect(recording { record(failure, at: #_sourceLocation) } == ["error the cause\nwhat to do"])
    }

    @Test func `without a failure there is no issue`() {
        #expect(recording { record(nil, at: #_sourceLocation) } == [])
    }

    @Test func `warnings fail no test`() {
        #expect(recording { record(warnings: ["a.xib:3: x"], at: #_sourceLocation) } == ["warning a.xib:3: x"])
    }

    @Test func `a variant shows its name as a case`() throws {
        let variant = try Matrix(devices: ["iphone-6"])[0]
        #expect(variant.testDescription == variant.name)
    }

    /// Returns the severities and texts of the issues that `body` records, which do not count against the test.
    private func recording(_ body: () -> Void) -> [String] {
        let texts = Mutex<[String]>([])
        withKnownIssue(isIntermittent: true) {
            body()
        } matching: { issue in
            texts.withLock { $0.append("\(issue.severity) \(issue.comments.map(\.rawValue).joined())") }
            return true
        }
        return texts.withLock { $0 }
    }
}
