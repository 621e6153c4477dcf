import SwiftSyntax

/// A type or extension whose members are being visited.
struct MemberScope {
    /// The type as named at the top of the file: `Outer.Inner`.
    var path: String
    /// Whether all members are visible to Objective-C, by `@objcMembers` or an `@objc` before an extension.
    var exportsAll = false
    /// Whether the members can be called from an extension at the end of the file.
    var isReachable = true
    /// The positions at which a class that cannot be extended there gets its table: after its inheritance list, and
    /// before its brace.
    var places: (inheritance: Int, isFirst: Bool, end: Int, separator: String)?
    /// The number of function bodies around the type.
    var bodies = 0
    var isClass = true
    /// Whether the type is generic, so that its members are found through a protocol.
    var isGeneric = false
    /// The `#if` conditions under which the type is declared.
    var conditions: [String] = []
    var entries: [Entry] = []
    /// Whether this is an extension, and not the type itself.
    var isExtension = false
    /// Whether an extension adds conformances, as only those of types can.
    var addsConformances = false
    /// Lines for the requirements that the members implement and that nothing calls.
    var requirements: [Entry] = []

    /// A line of a member table.
    struct Entry {
        /// The purpose of the line: a call, the value of a property, or setting it.
        var statement: String
        var conditions: [String]
        /// The name with labels, for `#selector`s of members without `@objc`.
        var swiftName: String
        var isExported: Bool

        /// The key by which the member is found: a selector, or the name of a property.
        var key: Substring {
            let parts = statement.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            return parts.count > 1 ? parts[1] : ""
        }
    }
}

extension MemberScope {
    /// Returns the declarations for the end of the file, or `nil` if no member is needed; `named` are the members in
    /// the file's selectors.
    func table(number: Int, named: Set<String>) -> (function: String, name: String)? {
        let lines = asked(named)
        guard isClass, !lines.isEmpty else { return nil }
        guard isReachable else { return places == nil ? nil : (owner(number), registration(number)) }
        if isGeneric { return genericTable(number: number, lines) }
        let name = "_layoutSimMembers\(number)"
        var text = "extension \(path) { nonisolated fileprivate static func \(name)(_ t: _MemberTable) {\n"
        for line in lines {
            let extra = line.conditions.dropFirst(conditions.count)
            text +=
                extra.map { "#if \($0)\n" }.joined() + line.statement + "\n" + extra.map { _ in "#endif\n" }.joined()
        }
        return (text + "} }", "\(path).\(name)(t)")
    }

    /// Returns the table of a generic class, which is requested from an object through a protocol of the file.
    private func genericTable(number: Int, _ lines: [Entry]) -> (function: String, name: String) {
        let (name, owner) = ("_layoutSimMembers\(number)", "_LayoutSimMembers\(number)")
        var text = "@MainActor fileprivate protocol \(owner) { func \(name)(_ t: _MemberTable) }\n"
        text += "extension \(path): \(owner) { @MainActor fileprivate func \(name)(_ t: _MemberTable) {\n"
        for line in lines {
            let extra = line.conditions.dropFirst(conditions.count)
            text +=
                extra.map { "#if \($0)\n" }.joined() + line.statement + "\n" + extra.map { _ in "#endif\n" }.joined()
        }
        return (text + "} }", "t.generic { o, t in (o as? any \(owner)).map { $0.\(name)(t) } }")
    }

    /// Returns the edits that add the table to the body of a class that cannot be named from outside; lines under
    /// separate conditions are left out.
    func inlineTable(number: Int, named: Set<String>) -> [Edit] {
        let lines = asked(named)
        guard !isReachable, isClass, !lines.isEmpty, let places else { return [] }
        let body = lines.filter { $0.conditions == conditions }.map(\.statement).joined(separator: "; ")
        let clause = "\(places.isFirst ? ":" : ",") _LayoutSimMembers\(number)"
        return [
            .insert(clause, at: places.inheritance),
            .insert(
                "\(places.separator)@MainActor func _layoutSimMembers\(number)(_ t: _MemberTable) { \(body) }; ",
                at: places.end),
        ]
    }

    /// Returns the protocol for requesting a table in a class's body; it does not isolate conforming classes.
    private func owner(_ number: Int) -> String {
        "fileprivate protocol _LayoutSimMembers\(number) { @MainActor func _layoutSimMembers\(number)(_ t: _MemberTable) }"
    }

    private func registration(_ number: Int) -> String {
        "t.generic { o, t in (o as? any _LayoutSimMembers\(number)).map { $0._layoutSimMembers\(number)(t) } }"
    }

    /// Returns the lines that are exported or named by the file's selectors.
    private func asked(_ named: Set<String>) -> [Entry] {
        entries.filter { $0.isExported || named.contains($0.swiftName) || named.contains(base($0.swiftName)) }
    }

    private func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
