import Foundation

/// Swift files that belong to a project and are not here: a repository ignores those with keys and other secrets by
/// name, and an Xcode project lists files that are not checked in.
struct LostSources {
    /// Their names, sorted.
    let names: [String]

    /// The number of folders above the sources in which projects and lists of ignored files are looked for.
    private static let levels = 3

    /// Looks in folders and above them.
    init(around folders: [String]) {
        names = Set(folders.flatMap(LostSources.upwards)).sorted().reduce(into: Set<String>()) { names, folder in
            var listed = Set(LostSources.ignored(LostSources.text(folder + "/.gitignore")))
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where name.hasSuffix(".xcodeproj") {
                listed.formUnion(LostSources.referenced(LostSources.text("\(folder)/\(name)/project.pbxproj")))
            }
            if !listed.isEmpty { names.formUnion(listed.subtracting(LostSources.present(in: folder))) }
        }.sorted()
    }

    /// Returns the names of the Swift files in a folder and its subfolders.
    private static func present(in folder: String) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        while let path = files.nextObject() as? String {
            let name = (path as NSString).lastPathComponent
            if name == ".build" || name == ".git" { files.skipDescendants() }
            if name.hasSuffix(".swift") { found.append(name) }
        }
        return found
    }

    private static func upwards(_ folder: String) -> [String] {
        var parts = folder.split(separator: "/")
        var found: [String] = []
        while parts.count > 1, found.count < levels {
            found.append("/" + parts.joined(separator: "/"))
            parts.removeLast()
        }
        return found
    }

    private static func text(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Returns the names of Swift files that a list of ignored files names one by one.
    static func ignored(_ list: String) -> [String] {
        list.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.compactMap { line in
            guard let first = line.first, !"#!".contains(first), line.hasSuffix(".swift"),
                !line.contains(where: { "*?[".contains($0) })
            else { return nil }
            return line.split(separator: "/").last.map(String.init)
        }
    }

    /// Returns the names of Swift files to which an Xcode project refers.
    static func referenced(_ project: String) -> [String] {
        project.split(separator: "\n").compactMap { line in
            guard line.contains("PBXFileReference"), let range = line.range(of: "path = ") else { return nil }
            let value = line[range.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
            return value.hasSuffix(".swift") ? value.split(separator: "/").last.map(String.init) : nil
        }
    }
}
