import LayoutSimNotation
import LayoutSimViewTree

/// A constraint that only the golden has, with the place of now behind which it stood.
struct ReturnedConstraint {
    var place: Int
    var constraint: Constraint
}

/// What became of the constraints of a golden: those that speak of the same attributes are the same ones.
struct ConstraintChanges {
    private let golden: [Constraint]
    private let now: [Constraint]
    private let tree: TreeChanges
    /// The place of now by that in the golden.
    private let partners: [Int: Int]
    /// The place in the screen by that in the document of now.
    private let places: [Int: Int]

    /// `now` are those of the document, `screen` those that are laid out.
    init(golden: [Constraint], now: [Constraint], screen: [Constraint], tree: TreeChanges) {
        self.golden = golden
        self.now = now
        self.tree = tree
        partners = ConstraintMatching.partners(of: golden, in: now)
        places = ConstraintChanges.places(of: now, in: screen)
    }

    /// The constraints that only the golden has.
    var returned: [ReturnedConstraint] {
        golden.indices.filter { partners[$0] == nil }.map { place in
            let before = golden[..<place].indices.reversed().lazy.compactMap { partners[$0] }.first
            let after = before.flatMap { places[$0] } ?? -1
            return ReturnedConstraint(place: after, constraint: golden[place])
        }
    }

    /// Changed constraints, then new ones, then those that are gone; not those that came or went with their view.
    var inputs: [Input] {
        let old = Dictionary(partners.map { ($1, $0) }) { first, _ in first }
        let changed = now.indices.flatMap { place in old[place].map { changes(of: place, since: golden[$0]) } ?? [] }
        return changed + additions(old) + removals
    }

    private func changes(of place: Int, since old: Constraint) -> [Input] {
        let new = now[place]
        var inputs: [Input] = []
        func add<Value: Equatable>(
            _ kind: InputChange.Kind, _ value: WritableKeyPath<Constraint, Value>, text: (Value) -> String
        ) {
            let (before, after) = (old[keyPath: value], new[keyPath: value])
            guard before != after else { return }
            let change = InputChange(.constraint(new), kind, old: text(before), new: text(after))
            let target = places[place]
            inputs.append(
                Input(
                    change: change,
                    setBack: target.map { target in
                        { draft in draft.change(constraint: target) { $0[keyPath: value] = before } }
                    }))
        }
        add(.relation, \.relation) { $0.rawValue }
        add(.multiplier, \.multiplier, text: decimal)
        add(.constant, \.constant, text: decimal)
        add(.priority, \.priority) { "\($0)" }
        return inputs
    }

    private func additions(_ old: [Int: Int]) -> [Input] {
        now.indices.filter { old[$0] == nil && !now[$0].speaks(ofAnyOf: tree.added) }.map { place in
            let change = InputChange(.constraint(now[place]), .added, old: nil, new: "\(now[place])")
            let target = places[place]
            return Input(change: change, setBack: target.map { target in { $0.remove(constraint: target) } })
        }
    }

    private var removals: [Input] {
        returned.filter { !$0.constraint.speaks(ofAnyOf: tree.removed) }.map { returned in
            let change = InputChange(
                .constraint(returned.constraint), .removed, old: "\(returned.constraint)", new: nil)
            return Input(change: change, setBack: { $0.put(back: returned.constraint, after: returned.place) })
        }
    }

    /// Constraints that the layout left out have no line in the document.
    private static func places(of now: [Constraint], in screen: [Constraint]) -> [Int: Int] {
        var places: [Int: Int] = [:]
        var next = 0
        for (place, constraint) in now.enumerated() {
            guard let found = screen[next...].firstIndex(where: { "\($0)" == "\(constraint)" }) else { continue }
            places[place] = found
            next = found + 1
        }
        return places
    }
}

/// Finds for each constraint of a golden the one of now that it became.
enum ConstraintMatching {
    /// Equal ones first, then those with the same attributes and relation, then with the same attributes.
    static func partners(of golden: [Constraint], in now: [Constraint]) -> [Int: Int] {
        var partners: [Int: Int] = [:]
        var taken: Set<Int> = []
        let tests: [(Constraint, Constraint) -> Bool] = [
            { $0 == $1 }, { $0.hasTerms(of: $1) && $0.relation == $1.relation }, { $0.hasTerms(of: $1) },
        ]
        for test in tests {
            for place in golden.indices where partners[place] == nil {
                guard let found = now.indices.first(where: { !taken.contains($0) && test(golden[place], now[$0]) })
                else { continue }
                partners[place] = found
                taken.insert(found)
            }
        }
        return partners
    }
}

extension Constraint {
    fileprivate func hasTerms(of other: Constraint) -> Bool { first == other.first && second == other.second }
}
