/// Expects something of a value.
public func expect<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @autoclosure @escaping () throws -> T?
) -> SyncExpectation<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncExpectation(
        expression: Expression(expression: expression, location: location, isClosure: false))
}

/// Expects something of what a closure returns or throws.
public func expect<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @autoclosure () -> (() throws -> T)
) -> SyncExpectation<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncExpectation(
        expression: Expression(expression: expression(), location: location, isClosure: true))
}

/// Expects something of what a closure returns or throws.
public func expect<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncExpectation<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncExpectation(
        expression: Expression(expression: expression(), location: location, isClosure: true))
}

/// Expects something of what a closure returns or throws.
public func expect(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncExpectation<Void> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncExpectation(
        expression: Expression(expression: expression(), location: location, isClosure: true))
}

/// Expects something of a value.
public func expects<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @autoclosure @escaping () throws -> T?
) -> SyncExpectation<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncExpectation(
        expression: Expression(expression: expression, location: location, isClosure: false))
}

/// Expects something of what a closure returns or throws.
public func expects<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @autoclosure () -> (() throws -> T)
) -> SyncExpectation<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncExpectation(
        expression: Expression(expression: expression(), location: location, isClosure: true))
}

/// Expects something of what a closure returns or throws.
public func expects<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncExpectation<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncExpectation(
        expression: Expression(expression: expression(), location: location, isClosure: true))
}

/// Expects something of what a closure returns or throws.
public func expects(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncExpectation<Void> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncExpectation(
        expression: Expression(expression: expression(), location: location, isClosure: true))
}
