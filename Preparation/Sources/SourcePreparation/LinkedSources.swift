import Foundation

/// Sources that are compiled under the paths of links.
struct LinkedSources: Sendable {
    /// A folder of links that is compiled in place of a package, and the package.
    let copy: (folder: String, original: String)?

    /// Returns the original path of a source.
    func original(of file: String) -> String {
        var path = file
        if let copy, file.hasPrefix(copy.folder + "/") { path = copy.original + file.dropFirst(copy.folder.count) }
        return Self.isLinked(path) ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    }

    /// Returns whether a source is in the folder in which `layoutsim swift init` links files of several targets, or in
    /// a copy of another package, which is a folder of links.
    static func isLinked(_ path: String) -> Bool {
        path.contains("/LayoutSimLinks/") || path.contains("/layoutsim/local/")
    }
}
