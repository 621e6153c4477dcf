import LayoutSimFiles

/// A file that a project names, as the file systems of Macs find it: without regard to case.
enum ProjectFile {
    /// The length of the longest path that Linux accepts, in bytes.
    private static let longestPath = 4096

    /// Returns the path of the file that a path leads to; `nil` if there is none.
    static func existing(_ path: String) -> String? {
        if File(path).exists { return path }
        guard path.utf8.count < longestPath else { return nil }
        let folder = PathText.folder(of: path)
        guard folder != "/", let outer = existing(folder) else { return nil }
        let name = PathText.name(of: path).lowercased()
        let match = ((try? Folder(outer).names()) ?? []).first { $0.lowercased() == name }
        return match.map { "\(outer)/\($0)" }
    }
}
