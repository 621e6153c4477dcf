import Foundation

/// Waits until a closure calls the function that it gets; the main run loop runs meanwhile.
public func waitUntil(
    timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID, file: FileString = #filePath,
    line: UInt = #line, column: UInt = #column, action: (@escaping () -> Void) throws -> Void
) {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    let waiting = Waiting()
    do { try action { waiting.end() } } catch {
        return fail("unexpected error thrown: <\(error)>", location: location)
    }
    let end = Date(timeIntervalSinceNow: timeout.timeInterval)
    while !waiting.isOver, Date() < end {
        MainRunLoop.run(until: min(end, Date(timeIntervalSinceNow: 0.01)))
    }
    if !waiting.isOver { fail("Waited more than \(timeout)", location: location) }
}

/// Waits until a closure calls the function that it gets.
public nonisolated(nonsending) func waitUntil(
    timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID, file: FileString = #filePath,
    line: UInt = #line, column: UInt = #column, action: (@escaping @Sendable () -> Void) async throws -> Void
) async {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    let waiting = Waiting()
    do { try await action { waiting.end() } } catch {
        return fail("unexpected error thrown: <\(error)>", location: location)
    }
    let end = Date(timeIntervalSinceNow: timeout.timeInterval)
    while !waiting.isOver, Date() < end, (try? await Task.sleep(nanoseconds: 10_000_000)) != nil {}
    if !waiting.isOver { fail("Waited more than \(timeout)", location: location) }
}
