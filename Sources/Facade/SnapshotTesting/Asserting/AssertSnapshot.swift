public import Foundation
import LayoutSimGoldenTesting
import LayoutSimUIKitTesting

/// Verifies that a value matches its golden or its reference text.
///
/// The goldens of views, view controllers and images are stored in the package's `Snapshots` folder, under the name of
/// the test's file and function; of the references that Apple's systems keep in `__Snapshots__`, only texts are read. A
/// test writes neither: new and changed goldens wait for `layoutsim review` and `layoutsim accept`.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    UnseenUses.begin()
    defer { site.tellUnseenUses() }
    guard
        let failure = failure(of: try value(), as: snapshotting, named: name, in: nil, timeout, testName, site)
    else { return }
    failure.record(at: site)
}

/// Verifies that a value matches a golden or text for each of several named strategies.
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

/// Verifies that a value matches a golden or text for each of several strategies, which are numbered.
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

/// Returns a message if a value does not match its golden or reference text; `nil` if it does.
///
/// - Parameter snapshotDirectory: The folder of the reference texts; by default a folder named after the test's file in
///   `__Snapshots__` beside it.
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
