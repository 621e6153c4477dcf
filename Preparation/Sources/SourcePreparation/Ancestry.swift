/// The superclasses of the classes of a package, as far as its sources say.
struct Ancestry {
    /// The superclasses of classes, and the types of other names.
    private(set) var parents: [String: String] = [:]
    private var aliases: Set<String> = []

    init(in files: [Mentions]) {
        let protocols = files.reduce(into: Set<String>()) { $0.formUnion($1.protocols) }
        for mentions in files {
            // A protocol has nothing that a class overrides.
            parents.merge(mentions.superclasses.filter { !protocols.contains($0.value) }) { first, _ in first }
        }
        for (name, type) in files.flatMap(\.aliases).sorted(by: { $0 < $1 }) where parents[name] == nil {
            parents[name] = type
            aliases.insert(name)
        }
    }

    /// Returns the other names of a class, by which extensions may be declared too.
    func otherNames(of type: String) -> [String] { aliases.filter { parents[$0] == type }.sorted() }

    /// Returns whether the package declares a class, instead of extending that of another module.
    func declares(_ type: String) -> Bool { parents[type] != nil && !aliases.contains(type) }
}
