import LayoutSimFiles

/// The names of pictures or colors in asset catalogs, within the folders that give them a namespace.
struct CatalogNames {
    private var names: Set<String> = []
    private var groups: [String: CatalogNames] = [:]
    /// What names begin with here, such as `Icons/`.
    private var prefix = ""

    /// Adds a name that is in no namespace.
    mutating func add(_ name: String) { names.insert(name) }

    /// Adds the names in a catalog or a folder of one.
    ///
    /// - Parameter kinds: The extensions of the folders that are pictures or colors.
    mutating func add(_ folder: String, _ kinds: Set<String>) {
        for name in ((try? Folder(folder).names()) ?? []).sorted() {
            let path = "\(folder)/\(name)"
            let kind = PathText.fileExtension(of: name)
            if kinds.contains(kind) {
                names.insert(String(name.dropLast(kind.count + 1)))
            } else if kind.isEmpty, File(path).isFolder {
                guard AssetConstants.isNamespace(path) else {
                    add(path, kinds)
                    continue
                }
                var group = groups[name] ?? CatalogNames()
                group.prefix = "\(prefix)\(name)/"
                group.add(path, kinds)
                groups[name] = group
            }
        }
    }

    /// Returns the constants of a type that is made from a name.
    func members(of type: String) -> String {
        var members: Set<String> = []
        let own = names.sorted().map { name in
            let member = ResourceIdentifier.member(name)
            guard members.insert(member).inserted else { return "" }
            return "static let \(member) = \(type)(name: \(SwiftIdentifier.literal(prefix + name)))\n"
        }
        let inner = groups.sorted { $0.key < $1.key }.map { name, group in
            let (member, text) = (ResourceIdentifier.member(name), group.members(of: type))
            guard !text.isEmpty, members.insert(member).inserted else { return "" }
            return "enum \(member) {\n\(text)}\n"
        }
        return (own + inner).joined()
    }
}
