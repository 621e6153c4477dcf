public import Foundation

/// Verifies that a value matches its golden or its reference text: the former name of `assertSnapshot(of:as:)`.
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, timeout: timeout, file: file, testName: testName, line: line)
}

/// Verifies that a value matches a golden or text for each of several named strategies: the former name of
/// `assertSnapshots(of:as:)`.
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshots(of: try value(), as: strategies, timeout: timeout, file: file, testName: testName, line: line)
}

/// Returns a message if a value does not match its golden or reference text; `nil` if it does: the former name of
/// `verifySnapshot(of:as:)`.
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, snapshotDirectory: snapshotDirectory, timeout: timeout,
        file: file, testName: testName, line: line)
}
