public import Foundation
import LayoutSimGoldenTesting

/// Expects a value to match its golden, or its reference text.
///
/// Views, controllers and pictures have goldens in the package's `Snapshots`, under the name of the test's file and function;
/// references of Apple's systems in `__Snapshots__` are read for texts alone. A test writes neither: what is new or changed
/// waits for `layoutsim review` and `layoutsim accept`.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard
        let failure = failure(of: try value(), as: snapshotting, named: name, in: nil, timeout, testName, site)
    else { return }
    failure.record(at: site)
}

/// Expects a value to match a golden or text for each of several named strategies.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Expects a value to match a golden or text for each of several strategies, which are numbered.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Why a value does not match its golden or reference text; `nil` if it does.
///
/// - Parameter snapshotDirectory: Where reference texts lie; by default in `__Snapshots__` beside the test's file, in a folder
///   of its name.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return failure(
        of: try value(), as: snapshotting, named: name, in: snapshotDirectory, timeout, testName, site)?.message
}
