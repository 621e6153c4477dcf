import CoreGraphics
import Foundation

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
