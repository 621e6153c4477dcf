import LayoutSimFiles

/// The packages of projects, and which of them are on this machine.
struct PackageProducts {
    private let references: [PackageReference]
    private let surroundings: PackagePlan.Surroundings
    /// The absolute paths of the packages in folders from which products were taken.
    private(set) var used: Set<String> = []
    private var remarks: [String: String] = [:]

    init(_ graph: ProjectGraph, _ surroundings: PackagePlan.Surroundings) {
        self.surroundings = surroundings
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
        let folder: String? =
            switch reference.place {
            case .folder(let path): File(path + "/Package.swift").exists ? path : nil
            case .url: surroundings.checkout(reference.name)
            }
        if surroundings.provided.contains(reference.name.lowercased()) {
            remarks[reference.name] =
                "\(project): note: package \(reference.name) is left out: LayoutSim has its modules"
        } else if let folder, let missing = PackageReference.missingDependency(of: folder) {
            remarks[reference.name] =
                "\(project): note: package \(reference.name) is left out: it needs \(missing), which is not there"
        } else if let folder {
            used.insert(File(folder).absolutePath)
            let fetched = PackageReference.fetched(by: folder)
            if !fetched.isEmpty {
                remarks[reference.name] =
                    "\(project): note: package \(reference.name) needs \(fetched.joined(separator: ", ")), which SwiftPM fetches"
            }
            return PlannedTarget.Product(name: product.name, package: PathText.name(of: folder))
        } else {
            let place =
                switch reference.place {
                case .folder(let text), .url(let text): text
                }
            remarks[reference.name] =
                "\(project): note: package \(reference.name) is left out: no checkout of \(place) here"
        }
        return nil
    }

    private func reference(of product: XcodeTarget.PackageProduct) -> PackageReference? {
        if let id = product.package, let named = references.first(where: { $0.id == id }) { return named }
        return references.first { reference in
            guard case .folder(let path) = reference.place else { return false }
            return PackageReference.manifest(in: path, declares: product.name)
        }
    }
}
