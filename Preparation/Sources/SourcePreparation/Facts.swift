/// What one file of a package has to tell the others.
public struct Facts: Hashable, Codable, Sendable {
    /// Base names of optional requirements of `@objc` protocols.
    public var optionalRequirements: Set<String> = []
    /// Names of members with labels, `tap(sender:)`, and their names in Objective-C.
    public var selectors: [String: String] = [:]

    /// Overrides that classes must declare, by the class, since they stand in extensions.
    ///
    /// By the names of the members with labels.
    public var forwarders: [String: [String: String]] = [:]

    /// Members of extensions that may be overridden, by the extended class and the name with labels: what hands on to them.
    var extensionMembers: [String: [String: String]] = [:]
    /// Names with labels of overrides in bodies of classes, by the class.
    var overrides: [String: Set<String>] = [:]
    /// Names with labels of other members in bodies of classes, by the class.
    var bodyMembers: [String: Set<String>] = [:]
    /// Classes on the main actor by their own word.
    var isolatedClasses: Set<String> = []
    /// What follows from all files' facts.
    var hierarchy = Hierarchy()

    /// Nothing to tell.
    public init() {}

    /// Takes over what another file has to tell; of two names for one member the smaller one, so that order does not matter.
    public mutating func merge(_ other: Facts) {
        optionalRequirements.formUnion(other.optionalRequirements)
        selectors.merge(other.selectors) { min($0, $1) }
        forwarders.merge(other.forwarders) { $0.merging($1) { min($0, $1) } }
        extensionMembers.merge(other.extensionMembers) { $0.merging($1) { min($0, $1) } }
        overrides.merge(other.overrides) { $0.union($1) }
        bodyMembers.merge(other.bodyMembers) { $0.union($1) }
        isolatedClasses.formUnion(other.isolatedClasses)
    }

    /// The classes that other files concern: their bodies declare what extensions implement, or they inherit an isolation.
    var concernedClasses: [String] {
        (Array(forwarders.keys) + hierarchy.forwarded.keys + hierarchy.isolatedTests).sorted()
    }

    /// The only member of this base name, `tap` for `tap(sender:)`, or nil.
    func onlyMember(named base: String) -> String? {
        let found = selectors.keys.filter { $0 == base || $0.hasPrefix(base + "(") }
        return found.count == 1 ? found.first : nil
    }
}
