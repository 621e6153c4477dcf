/// The facts of one file that concern other files of a package.
public struct Facts: Hashable, Codable, Sendable {
    /// Base names of optional requirements of `@objc` protocols.
    public var optionalRequirements: Set<String> = []
    /// Names of members with labels, `tap(sender:)`, and their names in Objective-C.
    public var selectors: [String: String] = [:]

    /// Overrides that classes must declare because they are in extensions, by the class.
    ///
    /// By the names of the members with labels.
    public var forwarders: [String: [String: String]] = [:]

    /// Members of extensions that may be overridden, with their forwarders, by the extended class and the name with
    /// labels.
    var extensionMembers: [String: [String: String]] = [:]
    /// The names with labels of overrides in class bodies, by the class.
    var overrides: [String: Set<String>] = [:]
    /// The names with labels of other members in class bodies, by the class.
    var bodyMembers: [String: Set<String>] = [:]
    /// Classes that declare themselves on the main actor.
    var isolatedClasses: Set<String> = []
    /// The hierarchy that follows from all files' facts.
    var hierarchy = Hierarchy()

    /// Creates empty facts.
    public init() {}

    /// Merges the facts of another file; of two names for one member the smaller one, so that order does not matter.
    public mutating func merge(_ other: Facts) {
        optionalRequirements.formUnion(other.optionalRequirements)
        selectors.merge(other.selectors) { min($0, $1) }
        forwarders.merge(other.forwarders) { $0.merging($1) { min($0, $1) } }
        extensionMembers.merge(other.extensionMembers) { $0.merging($1) { min($0, $1) } }
        overrides.merge(other.overrides) { $0.union($1) }
        bodyMembers.merge(other.bodyMembers) { $0.union($1) }
        isolatedClasses.formUnion(other.isolatedClasses)
    }

    /// The classes that other files affect: their bodies declare members that extensions implement, or they inherit an
    /// isolation.
    var concernedClasses: [String] {
        (Array(forwarders.keys) + hierarchy.forwarded.keys + hierarchy.isolatedTests + hierarchy.specs).sorted()
    }

    /// Returns the only member with a base name, `tap` for `tap(sender:)`, or `nil`.
    func onlyMember(named base: String) -> String? {
        let found = selectors.keys.filter { $0 == base || $0.hasPrefix(base + "(") }
        return found.count == 1 ? found.first : nil
    }
}
