import LayoutSimFiles

/// A package that a project uses.
package struct PackageReference: Hashable, Sendable {
    /// Where a package is.
    package enum Place: Hashable, Sendable {
        /// The absolute path of a folder.
        case folder(String)
        case url(String)
    }

    /// The identifier in the project.
    package var id: String
    /// Where it is.
    package var place: Place
    /// Which versions the project accepts of one that is fetched.
    package var requirement = PackageRequirement.any

    /// The name that its place ends with, such as `swift-log`.
    package var name: String {
        switch place {
        case .folder(let path): return PathText.name(of: path)
        case .url(let address):
            let name = address.split { "/:".contains($0) }.last.map(String.init) ?? address
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }

    static func all(in objects: ProjectObjects, _ tree: ProjectTree, folder: String) -> [PackageReference] {
        var found: [PackageReference] = objects.list(objects.root, "packageReferences").compactMap { object in
            if let path = object.string("relativePath") {
                return PackageReference(id: object.id, place: .folder(PathText.joined(folder, path)))
            }
            return object.string("repositoryURL").map {
                PackageReference(
                    id: object.id, place: .url($0),
                    requirement: PackageRequirement(object.fields["requirement"]) ?? .any)
            }
        }
        // Before Xcode 15 a package in a folder was a file of the project; a synchronized folder may contain some.
        for id in tree.order {
            guard let path = tree.paths[id] else { continue }
            let levels = objects[id]?.kind == "PBXFileSystemSynchronizedRootGroup" ? 2 : 0
            for folder in packages(at: path, levels: levels)
            where !found.contains(where: { $0.place == .folder(folder) }) {
                found.append(PackageReference(id: folder == path ? id : folder, place: .folder(folder)))
            }
        }
        return found
    }

    private static func packages(at path: String, levels: Int) -> [String] {
        if File(path + "/Package.swift").exists { return [path] }
        guard levels > 0, File(path).isFolder else { return [] }
        return ((try? Folder(path).names()) ?? []).flatMap { packages(at: "\(path)/\($0)", levels: levels - 1) }
    }
}

extension PackageReference {
    /// Returns the path of a package in a folder on which the one in another folder depends, and which is not there.
    static func missingDependency(of folder: String, levels: Int = 10) -> String? {
        guard let bytes = try? File(folder + "/Package.swift").contents(), levels > 0 else { return folder }
        let text = String(decoding: bytes, as: UTF8.self)
        for rest in text.split(separator: ".package(", omittingEmptySubsequences: false).dropFirst() {
            let call = rest.prefix { $0 != ")" }
            guard let label = call.firstRange(of: /path:\s*"/) else { continue }
            let path = PathText.joined(folder, String(call[label.upperBound...].prefix { $0 != "\"" }))
            if let missing = missingDependency(of: path, levels: levels - 1) { return missing }
        }
        return nil
    }

    /// The names of the packages that the manifest in a folder fetches.
    static func fetched(by folder: String) -> [String] {
        guard let bytes = try? File(folder + "/Package.swift").contents() else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: ".package(", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
            let call = rest.prefix { $0 != ")" }
            return call.firstRange(of: /url:\s*"/).map { label in
                let address = String(call[label.upperBound...].prefix { $0 != "\"" })
                return PackageReference(id: "", place: .url(address)).name
            }
        }
    }

    /// Returns whether the manifest in a folder declares a library with a name.
    static func manifest(in folder: String, declares product: String) -> Bool {
        guard let bytes = try? File(folder + "/Package.swift").contents() else { return false }
        let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
        return text.contains(".library(name:\"\(product.filter { !$0.isWhitespace })\"")
    }
}
