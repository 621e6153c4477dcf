import Foundation

/// Ends the process as an uncaught exception of UIKit does, with its name and reason on the standard error stream.
///
/// A test expects it with an exit test.
package func raise(_ name: String, _ reason: String) -> Never {
    let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
}

/// Ends the process for an argument that UIKit refuses.
package func raiseInvalidArgument(_ reason: String) -> Never { raise("NSInvalidArgumentException", reason) }

/// Tells what UIKit logs, on the standard error stream.
package func logMessage(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}
