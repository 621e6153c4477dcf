import LayoutSimDocuments

extension CauseReport {
    /// A text that is the same for all variants of a group, so that a group keeps its id whichever of them a run
    /// covers.
    var signature: String {
        let lines = inputs.isEmpty ? outputs.map(\.identity) : inputs.map(\.signature)
        let causes = causes.map { "because " + edits(of: $0).sorted().joined(separator: ", ") }
        return
            ([self.class.rawValue] + lines.sorted() + causes.sorted() + (retimed.map { ["moments \($0)"] } ?? [])
            + (inputs.isEmpty && outputs.isEmpty ? resized.map { [$0.text] } ?? [] : []))
            .joined(separator: "\n")
    }

    /// Returns the edits of a cause, each represented by the first input with the same edit, since not every screen
    /// needs all of them.
    func edits(of cause: Cause) -> Set<String> {
        let examples = Dictionary(inputs.map { ($0.edit, $0) }) { first, _ in first }
        return Set(cause.inputs.map { (examples[$0.edit] ?? $0).identity })
    }

    /// Returns whether the same inputs changed in the same way or, without inputs, the same outputs did.
    func isSameChange(as other: CauseReport) -> Bool {
        guard self.class == other.class, retimed == other.retimed, inputs.count == other.inputs.count else {
            return false
        }
        guard !inputs.isEmpty else { return Set(outputs.map(\.identity)) == Set(other.outputs.map(\.identity)) }
        let others = Dictionary(grouping: other.inputs, by: \.identity)
        let own = Dictionary(grouping: inputs, by: \.identity)
        return own.allSatisfy { identity, changes in
            guard let partners = others[identity], partners.count == changes.count else { return false }
            return zip(changes, partners).allSatisfy { $0.isSameChange(as: $1) }
        }
    }
}

extension InputChange {
    /// The identity with both values, for groups that cannot be distinguished otherwise.
    var exactText: String { "\(identity) \(old ?? "") → \(new ?? "")" }

    /// The identity and the values, or only the direction of numbers, which depend on the device.
    fileprivate var signature: String {
        if case .constraint = place, isAddedOrRemoved { return identity }
        guard let (old, new) = numbers else { return exactText }
        return "\(identity) \(new > old ? "grows" : "shrinks")"
    }

    /// Returns whether both have the same values, or numbers in the same proportion up to rounding to whole points.
    fileprivate func isSameChange(as other: InputChange) -> Bool {
        if old == other.old, new == other.new { return true }
        guard isAddedOrRemoved || frame == other.frame, let (a, b) = numbers, let (c, d) = other.numbers
        else { return isAddedOrRemoved }
        guard a != 0, c != 0, (b > a) == (d > c) else { return false }
        let tolerance = kind.traits.scaling == .exact ? 0.01 : 0.5 + abs(b / a)
        return abs(d - b * c / a) <= tolerance
    }

    var isAddedOrRemoved: Bool { [.added, .removed].contains(kind) }

    /// Both values, if they are lengths.
    private var numbers: (old: Double, new: Double)? {
        guard kind.traits.scaling != nil, let old = old.flatMap(Self.number), let new = new.flatMap(Self.number)
        else { return nil }
        return (old, new)
    }

    /// The words of the values without numbers.
    private var frame: [String] { [old, new].map { Self.words($0).filter { Double($0) == nil }.joined() } }

    private static func number(_ text: String) -> Double? { words(text).lazy.compactMap { Double($0) }.first }

    private static func words(_ text: String?) -> [Substring] { (text ?? "").split(separator: " ") }
}
