/// The calls that stand in place of what is set aside, which UIKit declares.
enum FaultCalls {
    /// The function that ends the process.
    static let end = "_setAside"
    /// The function that ends the process in place of a value.
    static let value = "_valueSetAside"

    /// Returns the statements in place of others.
    ///
    /// - Parameter test: What runs the test that they belong to; `nil` in any other code.
    static func statements(_ sentence: String, line: Int, in test: TestFramework?) -> String {
        switch test {
        case .xcTest: "XCTFail(\(quoted(sentence)), line: \(line)); return"
        case .swiftTesting: "Testing.Issue.record(\(quoted(sentence))); return"
        case nil: "\(end)(\(quoted(sentence)))"
        }
    }

    /// Returns the expression in place of a value.
    static func value(_ sentence: String) -> String { "\(value)(\(quoted(sentence)))" }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
