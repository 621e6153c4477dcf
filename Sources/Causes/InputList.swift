import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimViewTree

extension [InputChange] {
    /// From how many on inputs that changed alike are counted instead of named.
    private static var fewestCounted: Int { 4 }

    /// All of them on a line: `hero.top: constant 8 → 20 and 16 fonts 70 → 72`.
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

    /// What is said of inputs that look like one edit; where the line of code tells a constraint, it is all that is said of it.
    private func parts(isTelling: (InputChange) -> Bool) -> [String] {
        let lines = Set(map(\.line))
        let line = lines.count == 1 ? self[0].line : nil
        if count >= Self.fewestCounted || count > 1 && line != nil {
            return [self[0].text(ofAlike: count) + (line.map { " (\($0))" } ?? "")]
        }
        return map { isTelling($0) ? $0.shortText : $0.description }
    }

    /// The inputs in groups that look like one edit, in their order.
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
    /// What inputs that look like one edit have in common: the kind of change, and which words became which.
    var edit: Edit {
        if [.added, .removed].contains(kind) { return Edit(owner: owner, kind: kind) }
        guard let old, let new else { return Edit(owner: owner, kind: kind, old: old, new: new) }
        let (former, current) = InputChange.differing(old, new)
        return Edit(owner: owner, kind: kind, old: former, new: current)
    }

    /// The kind of an input and how its value changed.
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

    /// Both values from the first to the last word in which they differ.
    private static func differing(_ old: String, _ new: String) -> (String, String) {
        let (first, second) = (old.split(separator: " "), new.split(separator: " "))
        let same = zip(first, second).prefix { $0 == $1 }.count
        let rest = zip(first.dropFirst(same).reversed(), second.dropFirst(same).reversed()).prefix { $0 == $1 }.count
        func part(_ words: [Substring]) -> String { words.dropFirst(same).dropLast(rest).joined(separator: " ") }
        return (part(first), part(second))
    }

    /// `16 fonts 70 → 72`, `4 views added`.
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
    /// Several of them: `fonts`, `priorities`, `corner radii`, and `values of hidden` for what is no noun.
    fileprivate var plural: String {
        if rawValue.hasSuffix("radius") { return rawValue.dropLast(2) + "i" }
        if rawValue.hasSuffix("s") || PropertyKind.adjectives.contains(self) { return "values of \(rawValue)" }
        if rawValue.hasSuffix("y") { return rawValue.dropLast() + "ies" }
        return rawValue + (["x", "h"].contains(rawValue.last) ? "es" : "s")
    }

    private static let adjectives: Set<PropertyKind> = ["hidden"]
}
