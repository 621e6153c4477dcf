extension Draft {
    /// Returns the members that a class body must declare because subclasses override them, although an extension
    /// implements them.
    func forwarders(of type: String, _ facts: Facts) -> [String] {
        let name = type.lastName
        guard let members = facts.hierarchy.forwarded[name] else { return [] }
        return members.sorted().compactMap { member in facts.extensionMembers[name]?[member].map { $0 + "; " } }
    }

    /// Returns the members that a class body must declare because its extensions override members of superclasses.
    func overrides(of type: String, _ facts: Facts) -> [String] {
        let dispatched = facts.hierarchy.overrides[type.lastName] ?? [:]
        return (facts.forwarders[type] ?? [:]).filter { dispatched[$0.key] == nil }.sorted { $0.key < $1.key }.map(
            \.value)
    }

    /// Returns the declarations that dispatch calls of members in extensions of other modules' classes to their
    /// overrides, and the classes that have these in extensions.
    func dispatchers(_ hierarchy: Hierarchy) -> [String] {
        extensionMembers.filter { hierarchy.dispatched[$0.owner]?.contains($0.name) == true }
            .map(OverriddenMembers.declarations)
            + movedOverrides.compactMap { moved in
                guard hierarchy.isRedispatched(moved), let declaration = moved.declaration,
                    let override = hierarchy.overrides[moved.type]?[moved.member]
                else { return nil }
                return OverriddenMembers.redeclarations(declaration, as: override.prefix)
            }
            + movedOverrides.compactMap { moved in
                guard let override = hierarchy.overrides[moved.type]?[moved.member], override.isFirst else {
                    return nil
                }
                return
                    "extension \(moved.type): \(OverriddenMembers.overriding(override.member, of: override.owner)) {}"
            }
    }

    /// Returns the edits that rename overridden members of extensions, and overrides in extensions of other modules'
    /// classes.
    func editsOfExtensionMembers(_ hierarchy: Hierarchy) -> [Edit] {
        var edits: [Edit] = []
        for member in extensionMembers
        where hierarchy.forwarded[member.owner]?.contains(member.name) == true
            || hierarchy.dispatched[member.owner]?.contains(member.name) == true
        {
            edits.append(.insert(ExtensionOverrides.prefix, at: member.nameStart))
        }
        for moved in movedOverrides {
            let own = OverriddenMembers.implementation(of: moved.type, isOverride: true)
            let override = hierarchy.overrides[moved.type]?[moved.member]
            let prefix = hierarchy.isRedispatched(moved) ? own : override?.prefix ?? own
            edits.append(.insert(prefix, at: moved.nameStart))
        }
        var protocols: [Int: String] = [:]
        for site in overrides {
            guard let override = hierarchy.overrides[site.type]?[site.member] else { continue }
            edits.append(.insert(override.prefix, at: site.nameStart))
            guard override.isFirst else { continue }
            edits.append(.blank(site.word))
            let name = OverriddenMembers.overriding(override.member, of: override.owner)
            protocols[site.inheritanceEnd, default: ""] += ", \(name)"
        }
        edits += protocols.sorted { $0.key < $1.key }.map { .insert($0.value, at: $0.key) }
        for call in superCalls {
            let overrides = (hierarchy.overrides[call.type] ?? [:]).filter { $0.key.baseName == call.name }
            guard let override = overrides.min(by: { $0.key < $1.key })?.value else { continue }
            edits.append(.insert(override.superPrefix, at: call.nameStart))
        }
        return edits
    }
}

extension Hierarchy {
    /// Returns whether subclasses override a member that an extension overrides.
    fileprivate func isRedispatched(_ moved: Draft.MovedOverride) -> Bool {
        redispatched[moved.type]?.contains(moved.member) == true && overrides[moved.type]?[moved.member] != nil
    }
}

extension String {
    /// The last component, such as `Inner` in `Outer.Inner`.
    var lastName: String { split(separator: ".").last.map(String.init) ?? self }
    /// The name without labels, such as `tap` in `tap(sender:)`.
    var baseName: String { String(prefix { $0 != "(" }) }
}
