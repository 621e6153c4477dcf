import LayoutSimGoldenTesting
import LayoutSimTesting
import Testing
import XCTest

/// The line of a test that asks for a comparison.
struct CallSite {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    var place: CodePlace { CodePlace(file: "\(filePath)", line: Int(line)) }
}

extension ExpectationFailure {
    /// Makes the running test fail: one of Swift Testing, or else one of XCTest.
    func record(at site: CallSite) {
        guard Test.current != nil else { return XCTFail(message, file: site.filePath, line: site.line) }
        let location = SourceLocation(
            fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column))
        LayoutSimTesting.record(self, at: location)
    }
}
