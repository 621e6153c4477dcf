import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimViewTree

extension [InputChange] {
    /// The minimum number of inputs with the same edit that are counted instead of named.
    private static var fewestCounted: Int { 4 }

    /// All inputs on one line: `hero.top: constant 8 → 20 and 16 fonts 70 → 72`.
    var list: String {
        let groups = alike
        let lines = groups.flatMap { Set($0.compactMap(\.line)) }
        let repeated = Dictionary(grouping: lines) { $0 }.filter { $0.value.count > 1 }
        let parts = groups.flatMap { group in
            group.parts { $0.line.map { repeated[$0] == nil } ?? true }
        }
        guard parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
    }

    /// Returns the descriptions of inputs that look like one edit; if the line of code identifies a constraint, it
    /// replaces the name.
    private func parts(isTelling: (InputChange) -> Bool) -> [String] {
        let lines = Set(map(\.line))
        let line = lines.count == 1 ? self[0].line : nil
        if count >= Self.fewestCounted || count > 1 && line != nil {
            return [self[0].text(ofAlike: count) + (line.map { " (\($0))" } ?? "")]
        }
        return map { isTelling($0) ? $0.shortText : $0.description }
    }

    /// The inputs grouped by what looks like one edit, in order.
    private var alike: [[InputChange]] {
        var groups: [[InputChange]] = []
        var known: [InputChange.Edit: Int] = [:]
        for input in self {
            let edit = input.edit
            if let group = known[edit] {
                groups[group].append(input)
            } else {
                known[edit] = groups.count
                groups.append([input])
            }
        }
        return groups
    }
}

extension InputChange {
    /// What inputs that look like one edit have in common: the kind of change, and the words that changed.
    var edit: Edit {
        if [.added, .removed].contains(kind) { return Edit(owner: owner, kind: kind) }
        guard let old, let new else { return Edit(owner: owner, kind: kind, old: old, new: new) }
        let (former, current) = InputChange.differing(old, new)
        return Edit(owner: owner, kind: kind, old: former, new: current)
    }

    /// The kind of an input and the change of its value.
    struct Edit: Hashable {
        fileprivate enum Owner {
            case screen, view, constraint
        }

        fileprivate var owner: Owner
        fileprivate var kind: PropertyKind
        fileprivate var old: String?
        fileprivate var new: String?
    }

    private var owner: Edit.Owner {
        switch place {
        case .screen: .screen
        case .view: .view
        case .constraint: .constraint
        }
    }

    /// Returns both values from the first to the last differing word.
    private static func differing(_ old: String, _ new: String) -> (String, String) {
        let (first, second) = (old.split(separator: " "), new.split(separator: " "))
        let same = zip(first, second).prefix { $0 == $1 }.count
        let rest = zip(first.dropFirst(same).reversed(), second.dropFirst(same).reversed()).prefix { $0 == $1 }.count
        func part(_ words: [Substring]) -> String { words.dropFirst(same).dropLast(rest).joined(separator: " ") }
        return (part(first), part(second))
    }

    /// Returns a text such as `16 fonts 70 → 72` or `4 views added`.
    fileprivate func text(ofAlike count: Int) -> String {
        switch (place, kind) {
        case (.constraint, .added), (.constraint, .removed): "\(count) constraints \(kind.rawValue)"
        case (.view, .added), (.view, .removed): "\(count) views \(kind.rawValue)"
        default: "\(count) \(kind.plural) \(values(of: edit))"
        }
    }

    private func values(of edit: Edit) -> String {
        func value(_ text: String?) -> String { text.map { $0.isEmpty ? "nothing" : $0 } ?? "none" }
        return "\(value(edit.old)) → \(value(edit.new))"
    }
}

extension PropertyKind {
    /// The plural: `fonts`, `priorities`, `corner radii`, or `values of hidden` if it is not a noun.
    fileprivate var plural: String {
        if rawValue.hasSuffix("radius") { return rawValue.dropLast(2) + "i" }
        if rawValue.hasSuffix("s") || PropertyKind.adjectives.contains(self) { return "values of \(rawValue)" }
        if rawValue.hasSuffix("y") { return rawValue.dropLast() + "ies" }
        return rawValue + (["x", "h"].contains(rawValue.last) ? "es" : "s")
    }

    private static let adjectives: Set<PropertyKind> = ["hidden"]
}
