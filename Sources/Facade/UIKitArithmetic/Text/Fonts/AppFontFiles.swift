import Foundation

/// A font listed in an Info.plist.
package struct AppFontFile {
    /// The path as listed, relative to the app's resource directory.
    package let name: String
    /// The path of the Info.plist.
    package let plist: String
    /// The path of the font file; `nil` if there is no such file.
    package let path: String?
}

/// Finds the font files listed under `UIAppFonts`.
package enum AppFontFiles {
    /// The fonts listed in the program's own Info.plist, in those of the resource bundles beside it, and in those among
    /// the sources of the package under test, in path order.
    ///
    /// A package has no Info.plist of its own among its resources, and its fonts are in one bundle for each target: a
    /// listed file is looked up beside the list, then in the bundles, then anywhere below the list's directory.
    package static var listed: [AppFontFile] {
        listed(in: plists, bundles: bundles)
    }

    private static var bundles: [String] {
        Tree(Bundle.main.bundlePath, depth: 1).folders { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    }

    /// The Info.plist files of the program, of its bundles, and among the sources of the package under test.
    package static var plists: [String] {
        var plists = (bundles + [Bundle.main.bundlePath]).flatMap { Tree($0, depth: 2).files(where: isPlist) }
        if let root = ProcessInfo.processInfo.environment["LAYOUTSIM_PACKAGE"], !root.isEmpty {
            plists += Tree(root, depth: 5).files(where: isPlist)
        }
        return plists
    }

    /// Returns the fonts that Info.plist files list, each name once.
    package static func listed(in plists: [String], bundles: [String]) -> [AppFontFile] {
        var seen: Set<String> = []
        return plists.flatMap { plist in
            names(in: plist).filter { seen.insert($0).inserted }.map { name in
                AppFontFile(name: name, plist: plist, path: path(of: name, beside: plist, bundles))
            }
        }
    }

    private static func isPlist(_ name: String) -> Bool { name.hasSuffix("Info.plist") }

    /// Returns the names listed in an Info.plist; empty if it cannot be read.
    private static func names(in plist: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: plist),
            let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return [] }
        return list["UIAppFonts"] as? [String] ?? []
    }

    private static func path(of name: String, beside plist: String, _ bundles: [String]) -> String? {
        let folder = String(plist.dropLast((plist.split(separator: "/").last?.count ?? 0) + 1))
        let file = name.split(separator: "/").last.map(String.init) ?? name
        let direct = ([folder] + bundles).map { $0 + "/" + name }.first { FileManager.default.fileExists(atPath: $0) }
        return direct ?? (bundles + [folder]).lazy.flatMap { Tree($0, depth: 6).files { $0 == file } }.first
    }
}

/// The files and directories below a directory, sorted by name, without hidden ones.
private struct Tree {
    private let root: String
    private let depth: Int

    init(_ root: String, depth: Int) {
        self.root = root
        self.depth = depth
    }

    func files(where isWanted: (String) -> Bool) -> [String] {
        var found: [String] = []
        walk(root, depth) { path, name, isFolder in if !isFolder, isWanted(name) { found.append(path) } }
        return found
    }

    func folders(where isWanted: (String) -> Bool) -> [String] {
        var found: [String] = []
        walk(root, depth) { path, name, isFolder in if isFolder, isWanted(name) { found.append(path) } }
        return found
    }

    private func walk(_ folder: String, _ depth: Int, _ visit: (String, String, Bool) -> Void) {
        guard depth > 0, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            visit(path, name, isFolder.boolValue)
            if isFolder.boolValue { walk(path, depth - 1, visit) }
        }
    }
}
