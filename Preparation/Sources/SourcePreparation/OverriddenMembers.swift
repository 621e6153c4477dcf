/// Members in extensions of other modules' classes that subclasses override: the extension's member asks the object.
enum OverriddenMembers {
    /// Returns the prefix for overrides of a member that an extension of a class declares or overrides.
    static func prefix(of owner: String, isOverride: Bool) -> String {
        isOverride ? "_override_\(owner)_" : "_override_"
    }

    /// Returns the prefix for the own implementation in an extension of a class.
    static func implementation(of owner: String, isOverride: Bool) -> String {
        isOverride ? ExtensionOverrides.prefix + owner + "_" : ExtensionOverrides.prefix
    }

    /// Returns the protocol of objects whose class overrides a member.
    static func overriding(_ member: String, of owner: String) -> String {
        "_Overriding_\(owner)_" + String(member.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Returns the declarations that replace a member, whose implementation is renamed: a member in a protocol's
    /// extension can be declared again by subclasses.
    static func declarations(_ member: ExtensionMember) -> String {
        let protocolName = overriding(member.name, of: member.owner)
        let marker = "_Overridable" + protocolName.dropFirst("_Overriding".count)
        return """
            \(access(member))protocol \(marker): AnyObject {}
            extension \(member.owner): \(marker) {}
            extension \(marker) where Self: \(member.owner) { \(actor(member))\(member.publicHead()) { \(body(member, isOverride: false)) } }
            \(requirement(member, isOverride: false))
            """
    }

    /// Returns the declarations for a member that overrides a superclass's, which may already be declared again with
    /// the prefix `name`.
    static func redeclarations(_ member: ExtensionMember, as name: String) -> String {
        """
        extension \(member.owner) { \(actor(member))\(member.publicHead(name)) { \(body(member, isOverride: true)) } }
        \(requirement(member, isOverride: true))
        """
    }

    private static func access(_ member: ExtensionMember) -> String { member.isPublic ? "public " : "" }

    private static func actor(_ member: ExtensionMember) -> String {
        member.owner.hasPrefix("UI") ? "@preconcurrency @MainActor " : ""
    }

    private static func requirement(_ member: ExtensionMember, isOverride: Bool) -> String {
        let kind =
            switch member.body {
            case .call: "func"
            case .property: "var"
            }
        let name = prefix(of: member.owner, isOverride: isOverride) + member.body.name
        return "\(actor(member))\(access(member))protocol \(overriding(member.name, of: member.owner)): AnyObject "
            + "{ \(kind) \(name)\(member.requirement) }"
    }

    private static func body(_ member: ExtensionMember, isOverride: Bool) -> String {
        let protocolName = overriding(member.name, of: member.owner)
        let prefix = prefix(of: member.owner, isOverride: isOverride)
        let own = implementation(of: member.owner, isOverride: isOverride)
        switch member.body {
        case .call:
            return "if let o = self as? any \(protocolName) { return \(member.text(prefix, of: "o.")) }; "
                + "return \(member.text(own))"
        case .property(let name, let isSettable):
            let getter = "if let o = self as? any \(protocolName) { return o.\(prefix)\(name) }; return \(own)\(name)"
            guard isSettable else { return getter }
            return "get { \(getter) } nonmutating set { if let o = self as? any \(protocolName) "
                + "{ o.\(prefix)\(name) = newValue } else { \(own)\(name) = newValue } }"
        }
    }
}
