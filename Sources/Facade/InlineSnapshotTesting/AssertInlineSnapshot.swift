public import Foundation
@_exported public import SnapshotTesting

/// Verifies that the text of a value is the one that the test returns; a test is never rewritten.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    InlineText(expected?(), fileID: fileID, file: filePath, line: line, column: column)
        .verify(try value(), as: snapshotting, message: message(), timeout: timeout)
}
