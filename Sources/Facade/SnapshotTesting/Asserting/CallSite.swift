import LayoutSimGoldenTesting
import LayoutSimTesting
import LayoutSimUIKitTesting
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

extension CallSite {
    /// The location as Swift Testing has it.
    fileprivate var location: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    /// Tells the running test which declarations without effect it used.
    func tellUnseenUses() {
        if Test.current != nil { return UnseenUses.tell(at: location) }
        guard let text = UnseenUses.take() else { return }
        if UnseenUses.isStrict {
            XCTFail(text, file: filePath, line: line)
        } else {
            print("\(filePath):\(line): warning: \(text)")
        }
    }
}

extension ExpectationFailure {
    /// Records the failure as an issue of the current Swift Testing test, or else as a failure of XCTest.
    func record(at site: CallSite) {
        guard Test.current != nil else { return XCTFail(message, file: site.filePath, line: site.line) }
        LayoutSimTesting.record(self, at: site.location)
    }
}
