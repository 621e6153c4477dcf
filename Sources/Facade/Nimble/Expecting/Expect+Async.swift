/// Expects something of a value that is computed asynchronously.
public func expect<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @escaping () async throws -> T?
) -> AsyncExpectation<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return AsyncExpectation(expression: AsyncExpression(expression: expression, location: location))
}

/// Expects something of a value that is computed asynchronously.
public func expect<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: () -> (() async throws -> T)
) -> AsyncExpectation<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return AsyncExpectation(expression: AsyncExpression(expression: expression(), location: location))
}

/// Expects something of a value that is computed asynchronously.
public nonisolated(nonsending) func expecta<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @autoclosure @escaping () async throws -> T?
) async -> AsyncExpectation<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return AsyncExpectation(expression: AsyncExpression(expression: expression, location: location))
}

/// Expects something of a value that is computed asynchronously.
public nonisolated(nonsending) func expecta<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @autoclosure () -> (() async throws -> T)
) async -> AsyncExpectation<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return AsyncExpectation(expression: AsyncExpression(expression: expression(), location: location))
}
