import LayoutSimPixels

/// Puts reports together that tell of the same change.
package struct ChangeGrouping {
    /// The groups, the one with most variants first.
    package private(set) var groups: [ChangeGroup]

    /// Groups reports, which come in the order of their variants.
    package init(_ reports: [CauseReport]) {
        var members: [[CauseReport]] = []
        for report in reports {
            if let place = members.firstIndex(where: { $0[0].isSameChange(as: report) }) {
                members[place].append(report)
            } else {
                members.append([report])
            }
        }
        let hashes = members.map { ContentHash(ofText: $0[0].signature).description }
        let unsorted = members.enumerated().map { place, reports in
            ChangeGroup(reports, id: ChangeGrouping.id(place, hashes, reports))
        }
        groups = unsorted.enumerated().sorted {
            ($1.element.variants.count, $0.offset) < ($0.element.variants.count, $1.offset)
        }
        .map(\.element)
    }

    /// As few digits as tell the groups of a run apart.
    private static func id(_ place: Int, _ hashes: [String], _ reports: [CauseReport]) -> String {
        let others = hashes.enumerated().filter { $0.offset != place }.map(\.element)
        for length in [4, 6] {
            let id = hashes[place].prefix(length)
            if !others.contains(where: { $0.hasPrefix(id) }) { return String(id) }
        }
        // The same inputs changed by other amounts.
        let exact = ContentHash(
            ofText: reports[0].signature + reports[0].inputs.map { "\($0)" }.joined(separator: "\n"))
        return String(exact.description.prefix(6))
    }
}

extension ChangeGroup {
    fileprivate init(_ reports: [CauseReport], id: String) {
        let smallest =
            reports.enumerated().min { ($0.element.area, $0.offset) < ($1.element.area, $1.offset) }?.element
            ?? reports[0]
        self.init(
            id: id, headline: smallest.headline, variants: reports.map(\.variant), representative: smallest.variant,
            report: smallest)
    }
}

extension CauseReport {
    /// What is the same in all variants of a group, so that a group keeps its id whichever of them a run looks at.
    fileprivate var signature: String {
        let lines = inputs.isEmpty ? outputs.map { "\($0.subject)" } : inputs.map(\.signature)
        return ([self.class.rawValue] + lines.sorted()).joined(separator: "\n")
    }

    /// Whether the same inputs changed in the same way; without inputs, whether the same outputs did.
    fileprivate func isSameChange(as other: CauseReport) -> Bool {
        guard self.class == other.class, inputs.count == other.inputs.count else { return false }
        guard !inputs.isEmpty else { return Set(outputs.map(\.subject)) == Set(other.outputs.map(\.subject)) }
        let others = Dictionary(grouping: other.inputs, by: \.identity)
        let own = Dictionary(grouping: inputs, by: \.identity)
        return own.allSatisfy { identity, changes in
            guard let partners = others[identity], partners.count == changes.count else { return false }
            return zip(changes, partners).allSatisfy { $0.isSameChange(as: $1) }
        }
    }
}

extension InputChange {
    /// The identity and the values, or only the direction of numbers, which differ with the device.
    fileprivate var signature: String {
        if case .constraint = place, [.added, .removed].contains(kind) { return identity }
        guard let (old, new) = numbers else { return "\(identity) \(old ?? "") → \(new ?? "")" }
        return "\(identity) \(new > old ? "grows" : "shrinks")"
    }

    /// Whether both have the same values, or numbers that are in proportion up to the rounding to whole points.
    fileprivate func isSameChange(as other: InputChange) -> Bool {
        if old == other.old, new == other.new { return true }
        guard [.added, .removed].contains(kind) || frame == other.frame, let (a, b) = numbers,
            let (c, d) = other.numbers
        else { return [.added, .removed].contains(kind) }
        guard a != 0, c != 0, (b > a) == (d > c) else { return false }
        let tolerance = kind == .font ? 0.01 : 0.5 + abs(b / a)
        return abs(d - b * c / a) <= tolerance
    }

    /// Both values where they are lengths.
    private var numbers: (old: Double, new: Double)? {
        guard [.constant, .font, .wrapsAt, .leading, .lineHeight, .cornerRadius].contains(kind),
            let old = old.flatMap(InputChange.number), let new = new.flatMap(InputChange.number)
        else { return nil }
        return (old, new)
    }

    /// All of the values but the number.
    private var frame: [String] { [old, new].map { InputChange.words($0).filter { Double($0) == nil }.joined() } }

    private static func number(_ text: String) -> Double? { words(text).lazy.compactMap { Double($0) }.first }

    private static func words(_ text: String?) -> [Substring] { (text ?? "").split(separator: " ") }
}
