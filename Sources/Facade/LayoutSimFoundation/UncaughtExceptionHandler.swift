import Foundation
import ObjectiveC
import Synchronization

/// What an app does before an exception ends the process.
public typealias NSUncaughtExceptionHandler = @Sendable (NSException) -> Void

/// Sets what is called once before an exception ends the process.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
    uncaughtHandler.withLock { $0 = handler }
    let observer = handler.map { handler in
        { @Sendable (name: String, reason: String) in
            handler(NSException(name: NSExceptionName(rawValue: name), reason: reason))
        }
    }
    uncaughtExceptionObserver.withLock { $0 = observer }
}

/// Returns what is called before an exception ends the process.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { uncaughtHandler.withLock { $0 } }

private let uncaughtHandler = Mutex<NSUncaughtExceptionHandler?>(nil)
