/// A source file whose edits are known as far as the file alone can tell.
public struct Draft: Sendable {
    let source: [UInt8]
    var edits: [Edit] = []
    /// Whether the file is for the Mac: it imports AppKit whatever it is compiled for.
    var isForTheMac = false
    /// What waits for the facts of all files.
    var selectors: [SelectorReference] = []
    var calls: [OptionalCall] = []
    /// Where the bodies of classes end, by the name of the class.
    var classEnds: [(name: String, end: Int, isPublic: Bool)] = []
    /// Members of extensions that may be overridden.
    var extensionMembers: [ExtensionMember] = []
    /// Overrides of members that may stand in extensions, and calls of `super` with their names.
    var overrides: [OverrideSite] = []
    var movedOverrides: [MovedOverride] = []
    var superCalls: [SuperCall] = []
    /// Functions that XCTest calls if their class is one of tests.
    var tests: [IsolatedTests.Site] = []
    /// What lets classes be sent to the main actor, by their names.
    var testConformances: [String: Edit] = [:]
    /// Declarations for the end of the file.
    var additions: [String] = []
    /// What this file has to tell the others.
    public var facts = Facts()

    /// A `#selector` expression.
    struct SelectorReference: Hashable {
        var range: Range<Int>
        /// The member, with labels if the source has them.
        var name: String
        var kind: Kind

        enum Kind { case method, getter, setter }
    }

    /// A call `x.member?(…)` without labels, which is one of an optional requirement or of a closure.
    struct OptionalCall: Hashable {
        var mark: Range<Int>
        var name: String
        /// The call with the object before it, whose value may be nil; nil for one that is forced.
        var call: Range<Int>?
        /// Whether the value's own members follow.
        var isContinued = false
    }

    /// An override in the body of a class.
    struct OverrideSite: Hashable {
        var type: String
        /// With labels.
        var member: String
        var word: Range<Int>
        var nameStart: Int
        /// Where the class's list of what it inherits ends.
        var inheritanceEnd: Int
    }

    /// An override in an extension.
    struct MovedOverride {
        var type: String
        /// With labels.
        var member: String
        var nameStart: Int
        /// What it declares; `nil` for one that nothing can override.
        var declaration: ExtensionMember?
    }

    /// A member of `super`.
    struct SuperCall: Hashable {
        var type: String
        /// Without labels.
        var name: String
        var nameStart: Int
    }

    /// The prepared text, or nil if the source can stay as it is.
    public func prepared(with facts: Facts, path: String) -> [UInt8]? {
        guard !isForTheMac else { return [] }
        var edits = edits
        edits += selectors.map { $0.edit(own: self.facts, all: facts) }
        edits += calls.filter {
            facts.optionalRequirements.contains($0.name) || KnownRequirements.names.contains($0.name)
        }
        .flatMap { $0.edits(isOwn: facts.optionalRequirements.contains($0.name)) }
        for (name, end, isPublic) in classEnds {
            var lines = overrides(of: name, facts).map { isPublic && !$0.hasAccess ? "public \($0); " : "\($0); " }
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
    /// The call of a requirement with a default, whose value is nil where an app's protocol has only the default.
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
    /// Whether a declaration says who may use it.
    fileprivate var hasAccess: Bool {
        prefix { $0 != "(" && $0 != ":" }.split(separator: " ").contains { $0 == "public" || $0 == "open" }
    }
}
