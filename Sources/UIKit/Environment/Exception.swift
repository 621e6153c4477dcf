import CoreGraphics
import Foundation

/// Ends the process as an uncaught exception of UIKit does, with its name and reason on the standard error stream.
///
/// A test expects it with an exit test.
package func raise(_ name: String, _ reason: String, note: String? = nil) -> Never {
    endByException(name, reason, note: note)
}

/// Ends the process for an argument that UIKit refuses.
package func raiseInvalidArgument(_ reason: String, note: String? = nil) -> Never {
    raise("NSInvalidArgumentException", reason, note: note)
}

/// Tells what UIKit logs, on the standard error stream.
package func logMessage(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}
