import LayoutSimFiles

/// The targets of a package that have Objective-C, which is not compiled here.
struct ObjectiveCTargets {
    /// The folders of targets in which it stands beside Swift.
    private(set) var mixed: [String] = []
    /// The names of targets that have no Swift; they are left out, and imports of their modules set aside.
    private(set) var alone: [String] = []

    /// Finds them in a package.
    init(of package: SwiftPackage) throws {
        guard try Self.has([".m", ".mm"], below: package.root) else { return }
        for target in try package.targets() {
            guard try Self.has([".m", ".mm"], below: target.folder, without: target.excluded) else { continue }
            if try Self.has([".swift"], below: target.folder, without: target.excluded) {
                mixed.append(target.folder)
            } else {
                alone.append(target.name)
            }
        }
    }

    /// Returns the statements at the end of a manifest that leave the targets without Swift out; empty if there are
    /// none.
    func statements(package name: Substring) -> String {
        guard !alone.isEmpty else { return "" }
        return """

            do {
                let left: [String] = \(alone)
                \(name).targets.removeAll { left.contains($0.name) }
                for target in \(name).targets {
                    target.dependencies.removeAll { dependency in
                        switch dependency {
                        case .targetItem(let name, _), .byNameItem(let name, _): return left.contains(name)
                        default: return false
                        }
                    }
                }
                \(name).products = \(name).products.compactMap { product -> Product? in
                    if let library = product as? Product.Library {
                        let targets = library.targets.filter { !left.contains($0) }
                        return targets.isEmpty
                            ? nil : .library(name: library.name, type: library.type, targets: targets)
                    }
                    if let program = product as? Product.Executable {
                        let targets = program.targets.filter { !left.contains($0) }
                        return targets.isEmpty ? nil : .executable(name: program.name, targets: targets)
                    }
                    return product
                }
            }

            """
    }

    /// Returns whether the folder or any nonhidden subfolder contains a file with one of the extensions.
    private static func has(
        _ endings: [String], below folder: String, without excluded: [String] = []
    ) throws -> Bool {
        for name in try Folder(folder).names() {
            let path = folder + "/" + name
            if excluded.contains(path) { continue }
            if endings.contains(where: name.hasSuffix) { return true }
            if !name.hasSuffix(".xcodeproj"), File(path).isFolder, try has(endings, below: path, without: excluded) {
                return true
            }
        }
        return false
    }
}
