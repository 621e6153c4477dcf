import LayoutSimFiles

/// A package of links to another one, without the Objective-C files that stand among Swift files, which SwiftPM does not take.
struct PackageCopy {
    let folder: String

    /// Makes the copy, or nil if no target of the package has both languages.
    init?(of package: SwiftPackage) throws {
        guard try PackageCopy.has([".m", ".mm"], below: package.root) else { return nil }
        let mixed = try package.targets().map(\.folder).filter {
            try PackageCopy.has([".m", ".mm"], below: $0) && PackageCopy.has([".swift"], below: $0)
        }
        guard !mixed.isEmpty else { return nil }
        folder = package.cache + "/package"
        try Folder(folder).removeAll()
        try PackageCopy.link(package.root, to: folder, mixed: mixed)
    }

    /// Whether a file with one of the endings is in the folder or below, hidden folders aside.
    private static func has(_ endings: [String], below folder: String) throws -> Bool {
        for name in try Folder(folder).names() {
            if endings.contains(where: name.hasSuffix) { return true }
            let path = folder + "/" + name
            if !name.hasSuffix(".xcodeproj"), File(path).isFolder, try has(endings, below: path) { return true }
        }
        return false
    }

    /// Links the entries of a folder; folders with a mixed target in them are made anew.
    private static func link(_ source: String, to target: String, mixed: [String]) throws {
        try Folder(target).create()
        let isMixed = mixed.contains { source == $0 || source.hasPrefix($0 + "/") }
        for name in try Folder(source).names() {
            let (from, to) = (source + "/" + name, target + "/" + name)
            let leadsToMixed = isMixed || mixed.contains { from == $0 || $0.hasPrefix(from + "/") }
            if leadsToMixed, File(from).isFolder {
                try link(from, to: to, mixed: mixed)
            } else if !isMixed || ![".m", ".mm", ".h"].contains(where: name.hasSuffix) {
                try File(to).link(to: from)
            }
        }
    }
}
