import Foundation

/// The sources as they are prepared: without the parts that are set aside.
struct ReducedSources: Sendable {
    /// The folder for texts of sources.
    let folder: String
    let links: LinkedSources
    let book: FaultBook

    /// Returns where the text of a source without the parts that are set aside is kept.
    func reducedPath(of original: String) -> String { "\(folder)/sources/\(hash(original))-reduced.swift" }

    /// Returns what is set aside in a source.
    func entry(of file: String) -> FaultBook.Entry? { book.files[links.original(of: file)] }

    /// Returns the text of a source.
    func contents(of file: String) -> [UInt8]? {
        let path = links.original(of: file)
        let place = book.files[path] == nil ? file : reducedPath(of: path)
        return FileManager.default.contents(atPath: place).map(Array.init)
    }
}
