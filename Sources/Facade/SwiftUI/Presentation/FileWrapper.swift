public import Foundation

/// A file or a folder with what is in it.
open class FileWrapper: NSObject {
    /// The bytes of a file; `nil` for a folder.
    open private(set) var regularFileContents: Data?
    /// The files of a folder by their names; `nil` for a file.
    open private(set) var fileWrappers: [String: FileWrapper]?
    /// The name that the file is to have.
    open var preferredFilename: String?
    /// The name of the file.
    open var filename: String?

    /// Creates a file of bytes.
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    /// Creates a folder of files.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        fileWrappers = childrenByPreferredName
    }

    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
}
