import Foundation

/// Ends the process as an uncaught exception of Apple's systems does, with its name and reason on the standard error
/// stream, and what else is known of the place on a line of its own.
///
/// A test expects it with an exit test.
package func endByException(_ name: String, _ reason: String, note: String? = nil) -> Never {
    var text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    if let note { text += "LayoutSim: \(note)\n" }
    FileHandle.standardError.write(Data(text.utf8))
    abort()
}
