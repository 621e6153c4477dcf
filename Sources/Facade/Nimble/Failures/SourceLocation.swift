public import Foundation

/// The path of a source file.
public typealias FileString = String

/// A location in the sources.
public final class SourceLocation: NSObject, Sendable {
    /// The module and the name of the file.
    public let fileID: String
    /// The path of the file.
    public let filePath: FileString
    /// The line, from 1.
    public let line: UInt
    /// The column, from 1.
    public let column: UInt

    /// Creates a location.
    public init(fileID: String = "Unknown/Unknown", filePath: FileString, line: UInt, column: UInt = 1) {
        self.fileID = fileID.contains("/") ? fileID : "Unknown/Unknown"
        self.filePath = filePath
        self.line = line
        self.column = max(column, 1)
    }

    /// Creates a location: the form of Nimble before version 13.
    public convenience init(file: FileString, line: UInt) { self.init(filePath: file, line: line) }

    /// The path of the file.
    public var file: FileString { filePath }
    /// The path and the line.
    public override var description: String { "\(filePath):\(line)" }
}
