import LayoutSimFiles

/// The modules in a build folder.
struct BuiltModules {
    /// The build folder.
    let scratch: String

    /// The folders of products; SwiftPM links those of this machine once a build has ended well.
    private var products: [String] {
        let machines = ((try? Folder(scratch).names()) ?? []).filter { $0.contains("-linux") }.map {
            scratch + "/" + $0
        }
        let folders = (machines.isEmpty ? [scratch] : machines).flatMap { [$0 + "/debug", $0 + "/release"] }
        return folders.filter { File($0).isFolder }
    }

    /// Returns errors without those of modules that are built here and did not get ready, since theirs come first; all,
    /// if there are no others.
    func withoutConsequences(_ errors: [Substring]) -> [Substring] {
        let others = errors.filter { !isConsequence($0) }
        return others.isEmpty ? errors : others
    }

    /// Returns whether an error is that a module which is built here did not get ready.
    func isConsequence(_ error: Substring) -> Bool {
        guard let place = error.place(ofBytes: "no such module '") else { return false }
        let name = error[place.upperBound...].prefix { $0 != "'" }
        return products.contains { File("\($0)/\(name).build").isFolder }
    }

    /// Makes the next build compile the modules of sources as a whole, and no other modules.
    ///
    /// The compiler compares dates of files, and the texts of these changed behind their files.
    func compileAgain(_ files: [String]) throws {
        for products in products {
            for name in try Folder(products).names() where name.hasSuffix(".build") {
                let folder = products + "/" + name
                guard let map = try? File(folder + "/output-file-map.json").contents() else { continue }
                let text = String(decoding: map, as: UTF8.self)
                guard files.contains(where: { text.contains("\"\($0)\"") }) else { continue }
                for file in try Folder(folder).names() where file.hasSuffix(".swiftdeps") || file.hasSuffix(".priors") {
                    try File(folder + "/" + file).remove()
                }
                try File("\(products)/Modules/\(name.dropLast(".build".count)).swiftmodule").remove()
            }
        }
    }
}
