import Foundation

/// A folder with files that is removed after the test.
final class ProjectFolder {
    let url: URL

    /// Writes texts by their paths.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("layoutsim-assets-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Returns the path of a file in the folder.
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Returns a path without the folder.
    func relative(_ path: String?) -> String? {
        path.map { $0.replacingOccurrences(of: url.path + "/", with: "") }
    }
}
