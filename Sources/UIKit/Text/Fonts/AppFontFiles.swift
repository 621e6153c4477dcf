import Foundation

/// A font that an Info.plist lists.
struct AppFontFile {
    /// As the list has it: a path below the folder of the app's resources.
    let name: String
    let plist: String
    /// `nil` if there is no such file.
    let path: String?
}

/// Finds the files that `UIAppFonts` means.
enum AppFontFiles {
    /// Those of the program's own Info.plist, of those among the resources beside it, and of those among the sources of the
    /// package whose tests run, in the order of paths.
    ///
    /// A package has no Info.plist of its own among its resources, and its fonts lie in a bundle for each of its targets:
    /// what the list names is looked for beside the list, then in the bundles, then anywhere below the list's folder.
    static var listed: [AppFontFile] {
        let bundles = Tree(Bundle.main.bundlePath, depth: 1).folders {
            $0.hasSuffix(".resources") || $0.hasSuffix(".bundle")
        }
        var plists = (bundles + [Bundle.main.bundlePath]).flatMap { Tree($0, depth: 2).files(where: isPlist) }
        if let root = ProcessInfo.processInfo.environment["LAYOUTSIM_PACKAGE"], !root.isEmpty {
            plists += Tree(root, depth: 5).files(where: isPlist)
        }
        return listed(in: plists, bundles: bundles)
    }

    /// What lists name, each name once.
    static func listed(in plists: [String], bundles: [String]) -> [AppFontFile] {
        var seen: Set<String> = []
        return plists.flatMap { plist in
            names(in: plist).filter { seen.insert($0).inserted }.map { name in
                AppFontFile(name: name, plist: plist, path: path(of: name, beside: plist, bundles))
            }
        }
    }

    private static func isPlist(_ name: String) -> Bool { name.hasSuffix("Info.plist") }

    /// The names in a list; none where it cannot be read.
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

/// Files and folders below a folder, in the order of their names, hidden ones left out.
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
