/// Requires something of a value.
public func require<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    customError: (any Error)? = nil, _ expression: @autoclosure @escaping () throws -> T?
) -> SyncRequirement<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncRequirement(
        expression: Expression(expression: expression, location: location, isClosure: false),
        customError: customError)
}

/// Requires something of what a closure returns or throws.
public func require<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> T)
) -> SyncRequirement<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncRequirement(
        expression: Expression(expression: expression(), location: location, isClosure: true),
        customError: customError)
}

/// Requires something of what a closure returns or throws.
public func require<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncRequirement<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncRequirement(
        expression: Expression(expression: expression(), location: location, isClosure: true),
        customError: customError)
}

/// Requires something of what a closure returns or throws.
public func require(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncRequirement<Void> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncRequirement(
        expression: Expression(expression: expression(), location: location, isClosure: true),
        customError: customError)
}

/// Requires something of a value.
public func requires<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    customError: (any Error)? = nil, _ expression: @autoclosure @escaping () throws -> T?
) -> SyncRequirement<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncRequirement(
        expression: Expression(expression: expression, location: location, isClosure: false),
        customError: customError)
}

/// Requires something of what a closure returns or throws.
public func requires<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> T)
) -> SyncRequirement<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncRequirement(
        expression: Expression(expression: expression(), location: location, isClosure: true),
        customError: customError)
}

/// Requires something of what a closure returns or throws.
public func requires<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncRequirement<T> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncRequirement(
        expression: Expression(expression: expression(), location: location, isClosure: true),
        customError: customError)
}

/// Requires something of what a closure returns or throws.
public func requires(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncRequirement<Void> {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    return SyncRequirement(
        expression: Expression(expression: expression(), location: location, isClosure: true),
        customError: customError)
}

/// Returns a value that must not be nil.
public func unwrap<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    customError: (any Error)? = nil, description: String? = nil, _ expression: @autoclosure @escaping () throws -> T?
) throws -> T {
    try require(
        fileID: fileID, file: file, line: line, column: column, customError: customError, try expression()
    ).toNot(beNil(), description: description)
}

/// Returns what a closure returns, which must not be nil.
public func unwrap<T>(
    fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
    customError: (any Error)? = nil, description: String? = nil, _ expression: @autoclosure () -> (() throws -> T?)
) throws -> T {
    let closure = expression()
    return try unwrap(
        fileID: fileID, file: file, line: line, column: column, customError: customError, description: description,
        try closure())
}
