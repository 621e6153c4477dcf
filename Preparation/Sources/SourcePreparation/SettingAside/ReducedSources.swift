import Foundation

/// The sources as they are prepared: without the parts that are set aside.
struct ReducedSources: Sendable {
    /// The folder for texts of sources.
    let folder: String
    /// A folder of links, and the folder that they lead to.
    let copy: (folder: String, original: String)?
    let book: FaultBook

    /// Returns the original path of a source, which may be a link in a package's folder of links.
    func original(of file: String) -> String {
        var path = file
        if let copy, file.hasPrefix(copy.folder + "/") { path = copy.original + file.dropFirst(copy.folder.count) }
        return Self.isLinked(path) ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    }

    /// Returns whether a source is in the folder in which `layoutsim swift init` links files of several targets.
    static func isLinked(_ path: String) -> Bool { path.contains("/LayoutSimLinks/") }

    /// Returns where the text of a source without the parts that are set aside is kept.
    func reducedPath(of original: String) -> String { "\(folder)/sources/\(hash(original))-reduced.swift" }

    /// Returns what is set aside in a source.
    func entry(of file: String) -> FaultBook.Entry? { book.files[original(of: file)] }

    /// Returns the text of a source.
    func contents(of file: String) -> [UInt8]? {
        let path = original(of: file)
        let place = book.files[path] == nil ? file : reducedPath(of: path)
        return FileManager.default.contents(atPath: place).map(Array.init)
    }
}
