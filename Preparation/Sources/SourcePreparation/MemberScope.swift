import SwiftSyntax

/// A type or extension whose members are being looked at.
struct MemberScope {
    /// The type as it is named at the top of the file: `Outer.Inner`.
    var path: String
    /// Whether all members are known to Objective-C, by `@objcMembers` or an `@objc` before an extension.
    var exportsAll = false
    /// Whether the members can be called from an extension at the end of the file.
    var isReachable = true
    /// Where a class that cannot be extended there takes up its table: behind what it inherits, and before its brace.
    var places: (inheritance: Int, isFirst: Bool, end: Int, separator: String)?
    /// How many function bodies are around the type.
    var bodies = 0
    var isClass = true
    /// Whether the type has parameters, so that its members are found by a protocol.
    var isGeneric = false
    /// What holds where the type is declared: the text of conditions of `#if`.
    var conditions: [String] = []
    var entries: [Entry] = []

    /// A line of a member table.
    struct Entry {
        /// What the line is for: a call, the value of a property, setting it.
        var statement: String
        var conditions: [String]
        /// The name with labels, for `#selector`s that name members without `@objc`.
        var swiftName: String
        var isExported: Bool
    }
}

extension MemberScope {
    /// The declarations for the end of the file, or nil if no member is asked for; `named` are the members that the
    /// file's selectors name.
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

    /// The table of a generic class, which an object is asked for by a protocol of the file.
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

    /// The edits that put the table of a class into its body, which nobody can name from outside; lines under conditions of
    /// their own are left out.
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

    /// The protocol by which an object is asked for a table in its class's body; it isolates no class that conforms.
    private func owner(_ number: Int) -> String {
        "fileprivate protocol _LayoutSimMembers\(number) { @MainActor func _layoutSimMembers\(number)(_ t: _MemberTable) }"
    }

    private func registration(_ number: Int) -> String {
        "t.generic { o, t in (o as? any _LayoutSimMembers\(number)).map { $0._layoutSimMembers\(number)(t) } }"
    }

    /// The lines that are exported, or that the file's selectors name.
    private func asked(_ named: Set<String>) -> [Entry] {
        entries.filter { $0.isExported || named.contains($0.swiftName) || named.contains(base($0.swiftName)) }
    }

    private func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
