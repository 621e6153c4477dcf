public import Foundation

extension NSURL {
    /// Returns the address of a file or folder; a folder that is there is known as one.
    public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
    /// Returns the address of a file or a folder.
    public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDir)
    }
}
