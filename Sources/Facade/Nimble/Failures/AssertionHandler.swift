import Testing
import XCTest

/// What takes the results of expectations.
public protocol AssertionHandler {
    /// Takes the result of an expectation.
    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation)
}

/// The handler of all expectations; at first it records failures of the running test.
public var NimbleAssertionHandler: any AssertionHandler {
    get { CurrentHandler.shared.handler }
    set { CurrentHandler.shared.handler = newValue }
}

private final class CurrentHandler {
    private nonisolated(unsafe) static let instance = CurrentHandler()
    static var shared: CurrentHandler { unsafe instance }
    var handler: any AssertionHandler = NimbleTestingHandler()
}

/// Records failures as issues of Swift Testing if one of its tests runs, or else as failures of XCTest.
public class NimbleTestingHandler: AssertionHandler {
    /// Creates a handler.
    public init() {}

    /// Records the failure of an expectation.
    public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        guard !assertion else { return }
        recordFailure(message.stringValue, location: location)
    }
}

/// Records a failure of the running test.
public func recordFailure(_ message: String, location: SourceLocation) {
    guard Test.current != nil else {
        return XCTFail(message, file: StaticString(copying: location.filePath), line: location.line)
    }
    Issue.record(
        Comment(rawValue: message),
        sourceLocation: Testing.SourceLocation(
            fileID: location.fileID, filePath: location.filePath, line: Int(location.line),
            column: Int(location.column)))
}
