import Foundation

/// Ends the process like an uncaught exception on Apple's systems: writes its name and reason to standard error, and a
/// note about the location on a line of its own.
///
/// Tests verify it with an exit test.
package func endByException(_ name: String, _ reason: String, note: String? = nil) -> Never {
    var text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    if let note { text += "LayoutSim: \(note)\n" }
    FileHandle.standardError.write(Data(text.utf8))
    abort()
}
