import LayoutSimFiles

/// The modules in a build folder.
struct BuiltModules {
    /// The build folder.
    let scratch: String

    /// Makes the next build compile the modules of sources as a whole, and no other modules.
    ///
    /// The compiler compares dates of files, and the texts of these changed behind their files.
    func compileAgain(_ files: [String]) throws {
        for products in ["debug", "release"].map({ scratch + "/" + $0 }) where File(products).isFolder {
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
