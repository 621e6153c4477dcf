// What took a Boolean before it took a choice of what to record, as it still does; here tests never record any.

/// Verifies that a value matches a golden or text.
@_disfavoredOverload public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, timeout: Double = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Verifies that a value matches a golden or text for each of several named strategies.
@_disfavoredOverload public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool?, timeout: Double = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// Verifies that a value matches a golden or text for each of several strategies, which are numbered.
@_disfavoredOverload public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool?, timeout: Double = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// Returns a message if a value does not match its golden or reference text; `nil` if it does.
@_disfavoredOverload public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, snapshotDirectory: String? = nil, timeout: Double = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, snapshotDirectory: snapshotDirectory, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
