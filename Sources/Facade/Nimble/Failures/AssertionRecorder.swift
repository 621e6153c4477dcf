/// The result of an expectation.
public struct AssertionRecord: CustomStringConvertible {
    /// Whether the expectation was met.
    public let success: Bool
    /// The words of its failure.
    public let message: FailureMessage
    /// The location of the expectation.
    public let location: SourceLocation
    /// The result and its words.
    public var description: String { "\(success ? "met" : "failed"): \(message.stringValue) (\(location))" }
}

/// A handler that keeps the results of expectations.
public class AssertionRecorder: AssertionHandler {
    /// The results, in order.
    public var assertions: [AssertionRecord] = []
    /// Creates a recorder.
    public init() {}
    /// Keeps the result of an expectation.
    public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        assertions.append(AssertionRecord(success: assertion, message: message, location: location))
    }
}

/// Runs a closure whose expectations go to a handler.
public func withAssertionHandler(
    _ tempAssertionHandler: any AssertionHandler, fileID: String = #fileID, file: FileString = #filePath,
    line: UInt = #line, column: UInt = #column, closure: () throws -> Void
) {
    let handler = NimbleAssertionHandler
    NimbleAssertionHandler = tempAssertionHandler
    defer { NimbleAssertionHandler = handler }
    do { try closure() } catch {
        let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
        tempAssertionHandler.assert(
            false, message: FailureMessage(stringValue: "unexpected error thrown: <\(error)>"), location: location)
    }
}

/// Returns the results of the expectations in a closure; unless `silently`, they count as well.
public func gatherExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    let (recorder, outer) = (AssertionRecorder(), NimbleAssertionHandler)
    withAssertionHandler(recorder, closure: closure)
    if !silently {
        for record in recorder.assertions {
            outer.assert(record.success, message: record.message, location: record.location)
        }
    }
    return recorder.assertions
}

/// Returns the failures of the expectations in a closure; unless `silently`, they count as well.
public func gatherFailingExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}

/// Records a failure.
public func fail(_ message: String, location: SourceLocation) {
    NimbleAssertionHandler.assert(false, message: FailureMessage(stringValue: message), location: location)
}

/// Records a failure.
public func fail(
    _ message: String, fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    fail(message, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column))
}

/// Records a failure.
public func fail(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column
) {
    fail("fail() always fails", fileID: fileID, file: file, line: line, column: column)
}
