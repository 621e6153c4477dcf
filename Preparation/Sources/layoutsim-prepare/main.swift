import Foundation
import SourcePreparation

/// `layoutsim-prepare --types [--exclude PATH]… PATH…` prints the types of sources as JSON.
///
/// `layoutsim-prepare CACHE STAMP [--copy FOLDER ORIGINAL] [--exclude PATH]… PATH…` prepares sources and prints the
/// path of their overlay. With `--whole` before the paths, nothing stays set aside in them.
///
/// `layoutsim-prepare CACHE STAMP [--copy FOLDER ORIGINAL] --errors FILE` sets aside what the compiler refused, as it
/// wrote in a file, and prints what is set aside as JSON.
func run(_ words: [String]) throws -> String {
    if words.first == "--types" {
        var paths = Array(words.dropFirst())
        let excluded = excludedPaths(&paths)
        return try TypeList.json(paths, excluded: excluded)
    }
    guard words.count >= 3 else {
        throw PreparedFolder.Failure(description: "usage: layoutsim-prepare CACHE STAMP FILE-OR-FOLDER...")
    }
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let attributes = try FileManager.default.attributesOfItem(atPath: program)
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    var paths = Array(words[2...])
    var copy: (folder: String, original: String)?
    if paths.first == "--copy", paths.count > 3 {
        copy = (paths[1], paths[2])
        paths.removeFirst(3)
    }
    let excluded = excludedPaths(&paths)
    let isWhole = paths.first == "--whole"
    if isWhole { paths.removeFirst() }
    let version = "\(date) \(attributes[.size] ?? 0)"
    var folder = try PreparedFolder(words[0], version: version, stamp: words[1], copy: copy)
    if paths.count == 2, paths[0] == "--errors" {
        let output = FileManager.default.contents(atPath: paths[1]).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let result = try folder.setAside(output.split(separator: "\n"))
        return String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    }
    if isWhole { try folder.forgetFaults() }
    return try folder.prepare(paths, excluded: excluded)
}

/// Removes the excluded paths from the front of the words and returns them.
func excludedPaths(_ words: inout [String]) -> Set<String> {
    var excluded: Set<String> = []
    while words.first == "--exclude", words.count > 2 {
        excluded.insert(words[1])
        words.removeFirst(2)
    }
    return excluded
}

do { print(try run(Array(CommandLine.arguments.dropFirst()))) } catch {
    FileHandle.standardError.write(Data("layoutsim: error: \(error)\n".utf8))
    exit(70)
}
