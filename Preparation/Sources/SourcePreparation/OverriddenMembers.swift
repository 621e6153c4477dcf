/// Members of extensions of other modules' classes that subclasses override: the extension's member asks the object.
enum OverriddenMembers {
    /// What stands before the names of overrides.
    static let prefix = "_override_"

    /// The protocol of objects whose class overrides a member.
    static func overriding(_ member: String, of owner: String) -> String {
        "_Overriding_\(owner)_" + String(member.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The declarations that stand for a member, whose implementation has another name: a member of a protocol's extension
    /// may be declared again by subclasses.
    static func declarations(_ member: ExtensionMember) -> String {
        let protocolName = overriding(member.name, of: member.owner)
        let marker = "_Overridable" + protocolName.dropFirst("_Overriding".count)
        let access = member.isPublic ? "public " : ""
        let actor = member.owner.hasPrefix("UI") ? "@preconcurrency @MainActor " : ""
        let (kind, name, body): (String, String, String) =
            switch member.body {
            case .call(_, let name, _):
                (
                    "func", name,
                    "if let o = self as? any \(protocolName) { return \(member.text(prefix, of: "o.")) }; "
                        + "return \(member.text(ExtensionOverrides.prefix))"
                )
            case .property(let name, let isSettable):
                ("var", name, property(name, isSettable: isSettable, protocolName))
            }
        let head = member.head.replacingWord("open", with: "public")
        return """
            \(access)protocol \(marker): AnyObject {}
            extension \(member.owner): \(marker) {}
            extension \(marker) where Self: \(member.owner) { \(actor)\(head) { \(body) } }
            \(actor)\(access)protocol \(protocolName): AnyObject { \(kind) \(prefix)\(name)\(member.requirement) }
            """
    }

    private static func property(_ name: String, isSettable: Bool, _ protocolName: String) -> String {
        let getter =
            "if let o = self as? any \(protocolName) { return o.\(prefix)\(name) }; return \(ExtensionOverrides.prefix)\(name)"
        guard isSettable else { return getter }
        return "get { \(getter) } nonmutating set { if let o = self as? any \(protocolName) "
            + "{ o.\(prefix)\(name) = newValue } else { \(ExtensionOverrides.prefix)\(name) = newValue } }"
    }
}

extension String {
    fileprivate func replacingWord(_ word: String, with other: String) -> String {
        split(separator: " ", omittingEmptySubsequences: false).map { $0 == word ? other : String($0) }
            .joined(separator: " ")
    }
}
