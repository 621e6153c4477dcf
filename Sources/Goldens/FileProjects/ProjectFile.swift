import LayoutSimFiles

/// A storyboard or xib whose scenes have goldens.
package struct ProjectFile: Hashable, Sendable {
    /// The path relative to the working folder.
    package let path: String
    /// The prefix of its screens' names, such as `Main`, which is unique in the project.
    package let name: String

    /// Returns the files at these paths; files with the same name are told apart by their folders.
    package static func files(at paths: [String]) -> [ProjectFile] {
        let names = UniqueNames.choose(from: paths.map(candidates))
        return zip(paths, names).map { ProjectFile(path: $0, name: $1) }
    }

    /// Returns candidate names such as `Main`, `Main-storyboard`, `Main-Views`, `Main-Views-App`, … for
    /// `App/Views/Base.lproj/Main.storyboard`.
    private static func candidates(_ path: String) -> [String] {
        let parts = path.split(separator: "/").map { String($0) }.filter { $0 != "." && $0 != ".." }
        let last = parts.last ?? path
        let dot = last.lastIndex(of: ".") ?? last.endIndex
        let stem = GoldenName.filePart(String(last[..<dot]))
        let ending = last[dot...].dropFirst()
        let folders = parts.dropLast().reversed().filter { $0 != "Base.lproj" }.map { folder in
            GoldenName.filePart(folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : folder)
        }
        let name = stem.isEmpty ? "file" : stem
        let whole = folders.indices.map { ([name] + folders[...$0]).joined(separator: "-") }
        return [name, "\(name)-\(ending)"] + whole + [([name] + folders + [String(ending)]).joined(separator: "-")]
    }

    /// Returns whether a screen belongs to this file, judging by its name.
    func owns(_ screen: String) -> Bool { screen == name || screen.hasPrefix(name + ".") }
}
