import Foundation
import SourcePreparation

/// `layoutsim-prepare CACHE STAMP PATH…` prepares sources and prints the path of their overlay.
func run(_ words: [String]) throws -> String {
    guard words.count >= 3 else {
        throw PreparedFolder.Failure(description: "usage: layoutsim-prepare CACHE STAMP FILE-OR-FOLDER...")
    }
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let attributes = try FileManager.default.attributesOfItem(atPath: program)
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    var folder = try PreparedFolder(words[0], version: "\(date) \(attributes[.size] ?? 0)", stamp: words[1])
    return try folder.prepare(Array(words[2...]))
}

do { print(try run(Array(CommandLine.arguments.dropFirst()))) } catch {
    FileHandle.standardError.write(Data("layoutsim: error: \(error)\n".utf8))
    exit(70)
}
