import SwiftSyntax

/// The parts of XCTest that exist only on Apple's systems: a module of LayoutSim's declares them and exports the XCTest
/// of Linux.
enum XCTestAdditions {
    private static let words = [
        "XCTContext", "XCTActivity", "XCTAttachment", "XCTIssue", "XCTSourceCode", "XCTMeasureOptions", "XCTMetric",
        "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric", "XCTOSSignpostMetric",
        "executionTimeAllowance", "keyValueObservingExpectation", "wait(for:", "fulfillment(of:",
    ]
    /// The words in tests that are delegates of views, in one file or another.
    private static let signsOfDelegates = ["XCTestCase,", "extension ", "import UIKit"]

    /// Returns whether a source names such a part, or may have tests that are delegates, for which they must be
    /// objects.
    static func occur(in source: [UInt8]) -> Bool {
        let text = String(decoding: source, as: UTF8.self)
        return (words + signsOfDelegates).contains { text.contains($0) }
    }

    /// Returns the edit of an import of XCTest, or `nil` for other imports.
    static func edit(_ node: ImportDeclSyntax) -> Edit? {
        guard node.plain == "XCTest" else { return nil }
        return Edit(range: node.importKeyword.start..<node.end, text: "import LayoutSimXCTest")
    }
}
