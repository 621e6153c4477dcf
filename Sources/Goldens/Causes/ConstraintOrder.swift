import LayoutSimComparison
package import LayoutSimDocuments
import LayoutSimViewTree

/// The order of constraints, which decides between equally good solutions.
struct ConstraintOrder {
    private let now: [Constraint]
    /// The indices of common constraints, in the golden and currently, in the golden's order.
    private let common: [(old: Int, new: Int)]

    /// `partners` holds current indices by indices in the golden.
    init(now: [Constraint], partners: [Int: Int]) {
        self.now = now
        common = partners.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The input, if the order changed: each moved constraint with its position.
    var inputs: [Input] {
        let moved = moved
        guard !moved.isEmpty else { return [] }
        let old = moved.map { "\($0.old + 1) \(now[$0.new].termsText)" }
        let new = moved.map(\.new).sorted().map { "\($0 + 1) \(now[$0].termsText)" }
        let change = InputChange(
            .screen, .constraintOrder, old: old.joined(separator: "; "), new: new.joined(separator: "; "))
        let order = formerOrder
        return [Input(change: change, revert: { $0.order(constraints: order) })]
    }

    /// The constraints outside of the longest sequence that kept its order.
    private var moved: [(old: Int, new: Int)] {
        let kept = Set(common.map { ChainLink(left: $0.old, right: $0.new, weight: 1) }.heaviestChain.map(\.left))
        return common.filter { !kept.contains($0.old) }
    }

    /// All current indices: common constraints in the golden's order, each followed by the added ones after it.
    private var formerOrder: [Int] {
        let known = Set(common.map(\.new))
        var followers: [Int: [Int]] = [:]
        var last = -1
        for index in now.indices {
            if known.contains(index) { last = index } else { followers[last, default: []].append(index) }
        }
        return ([-1] + common.map(\.new)).flatMap { ($0 < 0 ? [] : [$0]) + (followers[$0] ?? []) }
    }
}

extension PropertyKind {
    /// The order of the constraints of a screen.
    package static let constraintOrder: PropertyKind = "order of constraints"
}
