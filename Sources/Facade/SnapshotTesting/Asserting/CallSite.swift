import LayoutSimGoldenTesting
import LayoutSimTesting
import Testing
import XCTest

/// The location of an assertion in a test.
struct CallSite {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    var place: CodePlace { CodePlace(file: "\(filePath)", line: Int(line)) }
}

extension ExpectationFailure {
    /// Records the failure as an issue of the current Swift Testing test, or else as a failure of XCTest.
    func record(at site: CallSite) {
        guard Test.current != nil else { return XCTFail(message, file: site.filePath, line: site.line) }
        let location = SourceLocation(
            fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column))
        LayoutSimTesting.record(self, at: location)
    }
}
