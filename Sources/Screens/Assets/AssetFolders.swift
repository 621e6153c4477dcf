import LayoutSimFiles
import LayoutSimJSON

/// Finds folders with assets around a file, the nearest ones first.
struct AssetFolders {
    private(set) var folders: [AssetFolder] = []
    /// The number of further folders to search, so that a file in a home folder does not take a minute.
    private var budget = 3000

    private static let levelsAbove = 5
    private static let levelsBelow = 4

    private let reading: AssetSearch

    init(near file: String, _ reading: AssetSearch) {
        self.reading = reading
        var known: String?
        for level in AssetFolders.levels(near: file, reading) {
            let names = reading.names(in: level.path) ?? []
            search(level.path, names, except: known, levels: AssetFolders.levelsBelow)
            known = level.name
        }
    }

    /// A folder, with its name in the folder above if known.
    private typealias Level = (path: String, name: String?)

    /// Returns the file's folder and those above it up to the project's, each with its name in the next one; only the
    /// file's own folder without a project, since the folders above may belong to other projects.
    private static func levels(near file: String, _ reading: AssetSearch) -> [Level] {
        var folder = folder(of: file)
        var levels: [Level] = []
        for _ in 0..<levelsAbove {
            let above = parent(of: folder)
            levels.append((folder, above?.name))
            if reading.isProject(folder) { return levels }
            guard let above else { break }
            folder = above.path
        }
        return Array(levels.prefix(levels[0].path.hasSuffix(".lproj") ? 2 : 1))
    }

    /// Returns the folder above, with the name of this one in it if known.
    private static func parent(of folder: String) -> (path: String, name: String?)? {
        if folder.isEmpty || folder == "/" { return nil }
        let last = folder.split(separator: "/").last
        if last == "." { return ("..", nil) }
        if last == ".." { return (folder + "/..", nil) }
        guard let slash = folder.lastIndex(of: "/") else { return (".", folder) }
        return (
            slash == folder.startIndex ? "/" : String(folder[..<slash]), String(folder[folder.index(after: slash)...])
        )
    }

    /// Returns the path of a file's folder.
    static func folder(of file: String) -> String {
        let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        return folder.isEmpty ? "/" : folder
    }

    /// Searches a folder, then those below it.
    private mutating func search(_ folder: String, _ names: [String], except known: String?, levels: Int) {
        let pictures = names.compactMap(LoosePicture.init)
        if !pictures.isEmpty {
            folders.append(AssetFolder(kind: .loose, path: folder, name: "", pictures: pictures))
        }
        folders += names.filter(isFont).map { AssetFolder(kind: .font, path: "\(folder)/\($0)", name: $0) }
        let below = names.filter { $0 != known && mayHoldAssets($0) && reading.isFolder("\(folder)/\($0)") }
        for name in below where name.hasSuffix(".xcassets") { searchCatalog("\(folder)/\(name)", prefix: "") }
        guard levels > 0 else { return }
        for name in below where !name.hasSuffix(".xcassets") {
            guard let names = open("\(folder)/\(name)") else { continue }
            search("\(folder)/\(name)", names, except: nil, levels: levels - 1)
        }
    }

    private func mayHoldAssets(_ name: String) -> Bool {
        !ProjectFolders.isForeign(name) && LoosePicture.ending(of: name) == nil && !name.hasSuffix(".swift")
            && !isFont(name)
    }

    private func isFont(_ name: String) -> Bool {
        [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
    }

    private mutating func searchCatalog(_ folder: String, prefix: String) {
        guard let names = open(folder) else { return }
        for name in names {
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".imageset") {
                folders.append(AssetFolder(kind: .imageSet, path: path, name: prefix + name.dropLast(9)))
            } else if name.hasSuffix(".colorset") {
                folders.append(AssetFolder(kind: .colorSet, path: path, name: prefix + name.dropLast(9)))
            } else if !name.contains("."), reading.isFolder(path) {
                searchCatalog(path, prefix: givesItsName(path) ? "\(prefix)\(name)/" : prefix)
            }
        }
    }

    /// Returns whether a group provides a namespace for its assets.
    private func givesItsName(_ folder: String) -> Bool {
        guard let document = try? JSONDocument(contentsOf: File("\(folder)/Contents.json")),
            let properties = try? document.root.optionalMember("properties"),
            let flag = try? properties.optionalMember("provides-namespace")
        else { return false }
        return (try? flag.boolean()) ?? false
    }

    /// Returns the names in a folder; `nil` if it cannot be read or the budget is used up.
    private mutating func open(_ folder: String) -> [String]? {
        guard budget > 0 else { return nil }
        budget -= 1
        return reading.names(in: folder)
    }
}
