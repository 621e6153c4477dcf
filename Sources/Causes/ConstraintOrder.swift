package import LayoutSimDocuments
import LayoutSimViewTree

/// The order in which constraints stand, which decides between solutions that are equally good.
struct ConstraintOrder {
    private let now: [Constraint]
    /// Indices in the golden and current ones of the constraints that both have, in the golden's order.
    private let common: [(old: Int, new: Int)]

    /// `partners` holds current indices by indices in the golden.
    init(now: [Constraint], partners: [Int: Int]) {
        self.now = now
        common = partners.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The input, if the order changed: each constraint that moved with the number of its place.
    var inputs: [Input] {
        let moved = moved
        guard !moved.isEmpty else { return [] }
        func text(_ constraint: (place: Int, new: Int)) -> String {
            "\(constraint.place + 1) \(now[constraint.new].termsText)"
        }
        let old = moved.map { text(($0.old, $0.new)) }
        let new = moved.sorted { $0.new < $1.new }.map { text(($0.new, $0.new)) }
        let change = InputChange(
            .screen, .constraintOrder, old: old.joined(separator: "; "), new: new.joined(separator: "; "))
        let order = formerOrder
        return [Input(change: change, revert: { $0.order(constraints: order) })]
    }

    /// The constraints that do not belong to the longest row of them that kept its order.
    private var moved: [(old: Int, new: Int)] {
        var lengths: [Int] = []
        var previous: [Int?] = []
        for place in common.indices {
            let before = common.indices[..<place].filter { common[$0].new < common[place].new }
                .max { (lengths[$0], $1) < (lengths[$1], $0) }
            previous.append(before)
            lengths.append((before.map { lengths[$0] } ?? 0) + 1)
        }
        var kept: Set<Int> = []
        var next = common.indices.max { (lengths[$0], $1) < (lengths[$1], $0) }
        while let place = next {
            kept.insert(place)
            next = previous[place]
        }
        return common.indices.filter { !kept.contains($0) }.map { common[$0] }
    }

    /// All current indices: those of common constraints as the golden has them, each with the added ones that follow it.
    private var formerOrder: [Int] {
        let known = Set(common.map(\.new))
        var followers: [Int: [Int]] = [:]
        var last = -1
        for place in now.indices {
            if known.contains(place) { last = place } else { followers[last, default: []].append(place) }
        }
        return ([-1] + common.map(\.new)).flatMap { ($0 < 0 ? [] : [$0]) + (followers[$0] ?? []) }
    }
}

extension PropertyKind {
    /// The order of the constraints of a screen.
    package static let constraintOrder: PropertyKind = "order of constraints"
}
