/// A source file with the edits that can be determined from the file alone.
public struct Draft: Sendable {
    let source: [UInt8]
    var edits: [Edit] = []
    /// Whether the file is for the Mac: it imports AppKit unconditionally.
    var isForTheMac = false
    /// The selectors, which depend on the facts of all files.
    var selectors: [SelectorReference] = []
    var calls: [OptionalCall] = []
    /// The ends of class bodies, by the name of the class.
    var classEnds: [(name: String, end: Int, isPublic: Bool)] = []
    /// Members of extensions that may be overridden.
    var extensionMembers: [ExtensionMember] = []
    /// Overrides of members that may be in extensions, and calls of `super` with their names.
    var overrides: [OverrideSite] = []
    var movedOverrides: [MovedOverride] = []
    var superCalls: [SuperCall] = []
    /// Functions that XCTest calls if their class is a test case.
    var tests: [IsolatedTests.Site] = []
    /// The edits by which classes can be sent to the main actor, by class name.
    var testConformances: [String: Edit] = [:]
    /// Declarations for the end of the file.
    var additions: [String] = []
    /// The facts of this file for the other files.
    public var facts = Facts()

    /// A `#selector` expression.
    struct SelectorReference: Hashable {
        var range: Range<Int>
        /// The member, with labels if the source has them.
        var name: String
        var kind: Kind

        enum Kind { case method, getter, setter }
    }

    /// A call `x.member?(…)` without labels, of an optional requirement or of a closure.
    struct OptionalCall: Hashable {
        var mark: Range<Int>
        var name: String
        /// The call including its object, whose value may be nil; `nil` for a forced call.
        var call: Range<Int>?
        /// Whether members of the value follow.
        var isContinued = false
    }

    /// An override in the body of a class.
    struct OverrideSite: Hashable {
        var type: String
        /// The name, with labels.
        var member: String
        var word: Range<Int>
        var nameStart: Int
        /// The end of the class's inheritance list.
        var inheritanceEnd: Int
    }

    /// An override in an extension.
    struct MovedOverride {
        var type: String
        /// The name, with labels.
        var member: String
        var nameStart: Int
        /// The declaration; `nil` for a member that cannot be overridden.
        var declaration: ExtensionMember?
    }

    /// A member of `super`.
    struct SuperCall: Hashable {
        var type: String
        /// The name, without labels.
        var name: String
        var nameStart: Int
    }

    /// Returns the prepared text, or `nil` if the source can stay unchanged.
    public func prepared(with facts: Facts, path: String) -> [UInt8]? {
        guard !isForTheMac else { return [] }
        var edits = edits
        edits += selectors.map { $0.edit(own: self.facts, all: facts) }
        edits += calls.filter {
            facts.optionalRequirements.contains($0.name) || KnownRequirements.names.contains($0.name)
        }
        .flatMap { $0.edits(isOwn: facts.optionalRequirements.contains($0.name)) }
        for (name, end, isPublic) in classEnds {
            var lines = (overrides(of: name, facts) + Specs.members(of: name, facts.hierarchy)).map {
                (isPublic ? $0.madePublic : $0) + "; "
            }
            lines += forwarders(of: name, facts)
            if !lines.isEmpty { edits.append(.insert(lines.joined(), at: end)) }
        }
        edits += editsOfExtensionMembers(facts.hierarchy)
        edits += editsOfTests(facts.hierarchy)
        let additions = additions + dispatchers(facts.hierarchy)
        guard !edits.isEmpty || !additions.isEmpty else { return nil }
        var text = Edit.apply(edits, to: source)
        if !additions.isEmpty {
            text += Array("\n#sourceLocation(file: \"\(path) (members)\", line: 1)\n".utf8)
            text += Array(additions.joined(separator: "\n").utf8)
            text += Array("\n".utf8)
        }
        return text
    }
}

extension Draft.OptionalCall {
    /// Returns the edits of a call of a requirement that has a default; the value is nil if an app's protocol has only
    /// the default.
    fileprivate func edits(isOwn: Bool) -> [Edit] {
        guard isOwn, let call else { return [.blank(mark)] }
        return [
            .blank(mark), .insert("_present(", at: call.lowerBound),
            .insert(isContinued ? ")?" : ")", at: call.upperBound),
        ]
    }
}

extension Draft.SelectorReference {
    fileprivate func edit(own: Facts, all: Facts) -> Edit {
        Edit(range: range, text: "_sel(\"\(objectiveCName(own: own, all: all))\")")
    }

    private func objectiveCName(own: Facts, all: Facts) -> String {
        switch kind {
        case .getter: return name
        case .setter: return ObjectiveCName.setter(name)
        case .method:
            if let known = own.selectors[name] ?? all.selectors[name] { return known }
            if !name.contains("("), let full = own.onlyMember(named: name) { return own.selectors[full] ?? full }
            if let known = ObjectiveCName.known[name] { return known }
            if !name.contains("("), let full = all.onlyMember(named: name) { return all.selectors[full] ?? full }
            return ObjectiveCName.method(named: name)
        }
    }
}

extension String {
    /// Whether the declaration has an access level.
    fileprivate var hasAccess: Bool {
        prefix { $0 != "(" && $0 != ":" }.split(separator: " ").contains { $0 == "public" || $0 == "open" }
    }

    /// The declaration with access from other modules; attributes stand before the word.
    fileprivate var madePublic: String {
        let end = hasPrefix("@available(") ? firstRange(of: ") ")?.upperBound ?? startIndex : startIndex
        let rest = String(self[end...])
        return self[..<end] + (rest.hasAccess ? rest : "public " + rest)
    }
}
