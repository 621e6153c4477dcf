public import Foundation

/// The path of a source file.
public typealias FileString = String

/// The location of an example in the sources.
public final class Callsite: NSObject, Sendable {
    /// The path of the file.
    public let file: String
    /// The line, from 1.
    public let line: UInt

    init(file: String, line: UInt) {
        self.file = file
        self.line = line
    }
}
