import Synchronization
import Testing

@testable import LayoutSimTesting

@Suite struct RecordingTests {
    @Test func `a failure becomes an issue with its message`() async throws {
        let pictures = [ExpectationFailure.Attachment(name: "a.png", bytes: [1])]
        let failure = ExpectationFailure(["the cause", "what to do"], attachments: pictures)
        #expect(try await recording { record(failure, at: #_sourceLocation) } == ["error the cause\nwhat to do"])
    }

    @Test func `without a failure there is no issue`() async throws {
        #expect(try await recording { record(nil, at: #_sourceLocation) } == [])
    }

    @Test func `warnings fail no test`() async throws {
        #expect(
            try await recording { record(warnings: ["a.xib:3: x"], at: #_sourceLocation) } == ["warning a.xib:3: x"])
    }

    @Test func `a variant shows its name as a case`() throws {
        let variant = try Matrix(devices: ["iphone-6"])[0]
        #expect(variant.testDescription == variant.name)
    }

    /// Returns the severities and texts of the issues that `body` records, which do not count against the test.
    private func recording(_ body: @Sendable () -> Void) async throws -> [String] {
        let texts = Mutex<[String]>([])
        let test = try #require(Test.current)
        let catching = IssueHandlingTrait.compactMapIssues { issue in
            texts.withLock { $0.append("\(issue.severity) \(issue.comments.map(\.rawValue).joined())") }
            return nil
        }
        try await catching.provideScope(for: test, testCase: Test.Case.current) { body() }
        return texts.withLock { $0 }
    }
}
