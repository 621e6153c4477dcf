import Foundation

/// A folder of a test's files.
struct FilledFolder {
    let path = NSTemporaryDirectory() + "layoutsim-folder-" + UUID().uuidString

    /// Creates a folder with texts by the paths of their files.
    init(_ files: [String: String]) throws {
        for (name, text) in files { try write([UInt8](text.utf8), to: name) }
    }

    /// Writes a file to a path in the folder.
    func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    var bundle: Bundle { Bundle(path: path) ?? .main }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
