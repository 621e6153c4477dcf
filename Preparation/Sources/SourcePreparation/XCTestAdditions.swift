import SwiftSyntax

/// What XCTest has on Apple's systems alone: a module of LayoutSim's declares it, beside the XCTest of Linux.
enum XCTestAdditions {
    private static let words = [
        "XCTContext", "XCTActivity", "XCTAttachment", "XCTIssue", "XCTSourceCode", "XCTMeasureOptions", "XCTMetric",
        "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric", "XCTOSSignpostMetric",
        "executionTimeAllowance", "keyValueObservingExpectation",
    ]
    /// What tests that are delegates of views have, in one file or another.
    private static let signsOfDelegates = ["XCTestCase,", "extension ", "import UIKit"]

    /// Whether a source names some of it, or may have tests that are delegates, for which they must be objects.
    static func occur(in source: [UInt8]) -> Bool {
        let text = String(decoding: source, as: UTF8.self)
        return (words + signsOfDelegates).contains { text.contains($0) }
    }

    /// The edit of an import of XCTest, or nil for other imports.
    static func edit(_ node: ImportDeclSyntax) -> Edit? {
        guard node.plain == "XCTest" else { return nil }
        return Edit(range: node.importKeyword.start..<node.end, text: "import LayoutSimXCTest")
    }
}
