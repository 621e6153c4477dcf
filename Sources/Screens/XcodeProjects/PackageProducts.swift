import LayoutSimFiles

/// The packages of projects, and which of them are on this machine.
struct PackageProducts {
    private let references: [PackageReference]
    private let surroundings: PackagePlan.Surroundings
    private let resolved: ResolvedPackages
    private let libraries: ListedLibraries
    /// The absolute paths of the packages in folders from which products were taken.
    private var folders: Set<String> = []
    /// The requirements of packages that are fetched, by their addresses.
    private var fetched: [String: PackageRequirement] = [:]
    private var remarks: [String: String] = [:]

    init(_ graph: ProjectGraph, _ libraries: ListedLibraries, _ surroundings: PackagePlan.Surroundings) {
        (self.surroundings, self.libraries) = (surroundings, libraries)
        resolved = graph.resolved
        references =
            graph.projects.flatMap(\.packages)
            + graph.packages.map { PackageReference(id: $0, place: .folder($0)) }
    }

    /// What was left out or is fetched, a line each in the order of names.
    var notes: [String] { remarks.sorted { $0.key < $1.key }.map(\.value) }

    /// Returns the product with the name of its package; `nil` if it is left out.
    mutating func product(_ product: XcodeTarget.PackageProduct, project: String) -> PlannedTarget.Product? {
        guard let reference = reference(of: product) else {
            remarks[product.name] = "\(project): note: product \(product.name) is left out: no package here declares it"
            return nil
        }
        return take(product.name, of: reference, project: project)
    }

    /// Returns the product that a module is, by the libraries that are listed beside the project; `nil` if there is
    /// none.
    mutating func listed(module: String, project: String) -> PlannedTarget.Product? {
        libraries.product(module: module).flatMap { take($0.product, of: $0.package, project: project) }
    }

    /// Whether libraries are listed beside the project.
    var hasLists: Bool { libraries.hasLibraries }

    private mutating func take(_ product: String, of reference: PackageReference, project: String)
        -> PlannedTarget.Product?
    {
        let folder: String? =
            switch reference.place {
            case .folder(let path): File(path + "/Package.swift").exists ? path : nil
            case .url: surroundings.checkout(reference.name)
            }
        if isProvided(reference) {
            remarks[reference.name] =
                "\(project): note: package \(reference.name) is left out: LayoutSim has its modules"
        } else if let folder, let missing = PackageReference.missingDependency(of: folder) {
            remarks[reference.name] =
                "\(project): note: package \(reference.name) is left out: it needs \(missing), which is not there"
        } else if let folder {
            folders.insert(File(folder).absolutePath)
            let fetched = PackageReference.fetched(by: folder)
            if !fetched.isEmpty {
                remarks[reference.name] =
                    "\(project): note: package \(reference.name) needs \(fetched.joined(separator: ", ")), which SwiftPM fetches"
            }
            return PlannedTarget.Product(name: product, package: PathText.name(of: folder))
        } else {
            switch reference.place {
            case .folder(let path):
                remarks[reference.name] =
                    "\(project): note: package \(reference.name) is left out: it is not in \(path)"
            case .url(let address):
                fetched[address] = resolved.requirement(of: reference) ?? reference.requirement
                return PlannedTarget.Product(name: product, package: reference.name)
            }
        }
        return nil
    }

    private func isProvided(_ reference: PackageReference) -> Bool {
        let place =
            switch reference.place {
            case .folder(let path): path.lowercased()
            case .url(let address): address.lowercased()
            }
        return surroundings.provided.contains { name in [name, name + ".git"].contains { place.hasSuffix($0) } }
    }

    /// Returns the packages from which products were taken, for a manifest in a folder.
    func packages(from root: String) -> [PlannedPackage] {
        (folders.map { .folder(File($0).path(from: root)) } + fetched.map { .url($0.key, $0.value) })
            .sorted { $0.order < $1.order }
    }

    private func reference(of product: XcodeTarget.PackageProduct) -> PackageReference? {
        if let id = product.package, let named = references.first(where: { $0.id == id }) { return named }
        return references.first { reference in
            guard case .folder(let path) = reference.place else { return false }
            return PackageReference.manifest(in: path, declares: product.name)
        }
    }
}
