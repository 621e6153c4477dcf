import Foundation
package import Synchronization

/// Ends the process like an uncaught exception in UIKit, with its name and reason on the standard error stream.
///
/// Tests expect it with an exit test.
package func raise(_ name: String, _ reason: String, note: String? = nil) -> Never {
    endByException(name, reason, note: note)
}

/// Ends the process for an invalid argument.
package func raiseInvalidArgument(_ reason: String, note: String? = nil) -> Never {
    raise("NSInvalidArgumentException", reason, note: note)
}

/// Writes a message that UIKit would log, to the standard error stream.
package func logMessage(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// What is told of the name and the reason of an exception before it ends the process.
package let uncaughtExceptionObserver = Mutex<(@Sendable (_ name: String, _ reason: String) -> Void)?>(nil)

/// Ends the process like an uncaught exception on Apple's systems: writes its name and reason to standard error, and a
/// note about the location on a line of its own.
///
/// Tests verify it with an exit test.
package func endByException(_ name: String, _ reason: String, note: String? = nil) -> Never {
    let observer = uncaughtExceptionObserver.withLock { observer in
        defer { observer = nil }
        return observer
    }
    observer?(name, reason)
    var text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    if let note { text += "LayoutSim: \(note)\n" }
    FileHandle.standardError.write(Data(text.utf8))
    abort()
}
