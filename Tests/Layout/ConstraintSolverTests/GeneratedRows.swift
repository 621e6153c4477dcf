import LayoutSimConstraintSolver
import LayoutSimSeededRandom

/// Rows in which factors cancel: centers, rows of many terms, and rows that depend on others.
extension ProblemGenerator {
    /// Adds views in a row with equal distances between their centers, like spread items of a stack.
    mutating func addEqualSpacing() {
        for view in 1..<origins.count { addDistance(view, .greaterOrEqual, 8) }
        addContainer()
        var gaps: [Variable] = []
        for view in 1..<origins.count {
            gaps.append(problem.addVariable("gap\(view)"))
            add([Term(gaps[view - 1])] + centers(view - 1, view), .equal, 0)
        }
        for gap in gaps.dropFirst() { add([Term(gap), Term(gaps[0], -1)], .equal, 0, 149) }
        for view in 1..<origins.count { addIntrinsic(view, levels: [749, 750, 751, 250]) }
    }

    /// Adds views in a container with optional sizes, distances, ratios and common centers.
    mutating func addMixed(levels: [Double]) {
        addContainer()
        for _ in 0..<random.int(in: 2...3) * origins.count {
            let (view, other) = (random.int(in: 1...origins.count - 1), random.int(in: 0...origins.count - 1))
            let level = min(random.pick(levels), 999.5)
            switch random.int(in: 0...9) {
            case 0...2: addSize(priority: level)
            case 3...5 where view != other:
                let terms = [Term(origins[view]), Term(origins[other], -1), Term(lengths[other], -1)]
                add(
                    terms, random.pick([.equal, .equal, .greaterOrEqual, .lessOrEqual]), random.pick([0, 8, 20]), level)
            case 6...7 where view != other:
                let ratio = random.pick([0.25, 0.5, 1, 1, 1.5, 2])
                add([Term(lengths[view]), Term(lengths[other], -ratio)], .equal, random.pick([0, 0, 10]), level)
            default:
                if view != other { add(centers(view, other), .equal, random.pick([0, 0, 0, 5]), level) }
            }
        }
    }

    /// Adds a strong preference against many weaker ones for the same length.
    mutating func addOutvoted() {
        let level = Double(random.int(in: 2...998))
        for view in origins.indices { add([Term(origins[view])], .equal, 0) }
        add([Term(lengths[0])], .greaterOrEqual, 100, level + random.pick([1, 0.5]))
        for _ in 0...random.int(in: 2...40) {
            add([Term(lengths[0])], .equal, Double(random.int(in: 20...120)) / 2, level)
        }
        for view in 1..<origins.count {
            addIntrinsic(view, levels: [250, 750])
            if random.chance(percent: 30) { add(centers(view - 1, view), .equal, 4, random.pick([500, level])) }
        }
    }

    /// Adds few views and as many preferences that join them, so that the starting basis consists of rows in which
    /// factors cancel.
    mutating func addCompactRows() {
        let levels = random.chance(percent: 30) ? [750, 500, 250] : Self.levels
        for _ in 0..<2 * origins.count + random.int(in: -1...4) {
            let (view, other) = (random.int(in: 0...origins.count - 1), random.int(in: 0...origins.count - 1))
            let level = min(random.pick(levels), random.chance(percent: 4) ? 1000 : 999.5)
            let rows = problem.constraints
            if !rows.isEmpty, random.chance(percent: 30) {
                let (row, factor) = (problem[random.pick(rows)], random.pick([1, -1, -1, 2, -0.5]))
                let terms = row.terms.map { Term($0.variable, factor * $0.coefficient) }
                add(terms, .equal, factor * row.constant + random.pick([0, 0, 8]), level)
            } else if view == other {
                addSize(priority: level)
            } else {
                let distance = [Term(origins[view]), Term(origins[other], -1), Term(lengths[other], -1)]
                let ends = [
                    Term(origins[view]), Term(lengths[view]), Term(origins[other], -1), Term(lengths[other], -1),
                ]
                let lengths = [Term(lengths[view]), Term(lengths[other], -random.pick([1, 1, 0.5, 2]))]
                let terms = random.pick([distance, distance, ends, lengths, centers(view, other), centers(view, other)])
                add(terms, random.pick([.equal, .equal, .equal, .lessOrEqual]), random.pick([0, 0, 8, 20]), level)
            }
        }
    }

    /// Adds rows of four and more terms, such as sums of several views and distances.
    mutating func addLongRows() {
        let variables = origins + lengths
        for _ in 0..<random.int(in: 1...4) {
            let terms = (0..<random.int(in: 4...7)).map { _ in
                Term(random.pick(variables), random.pick([1, 1, 1, -1, -1, 0.5, 2]))
            }
            add(terms, random.pick(ConstraintSense.allCases), Double(random.int(in: -20...300)), optionalLevel())
        }
    }

    /// Adds rows again, turned around, multiplied, or added to others; the constant may fit or not.
    mutating func addDependentRows() {
        for _ in 0..<random.int(in: 1...1 + origins.count / 2) {
            let rows = problem.constraints
            guard !rows.isEmpty else { return }
            var terms: [Term] = []
            var constant = random.chance(percent: 50) ? 0 : Double(random.int(in: -10...10))
            for _ in 0..<random.pick([1, 1, 1, 2, 2, 3]) {
                let (row, factor) = (problem[random.pick(rows)], random.pick([1, -1, -1, 2, -0.5, 3]))
                terms += row.terms.map { Term($0.variable, factor * $0.coefficient) }
                constant += factor * row.constant
            }
            let sense = random.pick([ConstraintSense.equal, .equal, .lessOrEqual, .greaterOrEqual])
            add(terms, sense, constant, random.chance(percent: 8) ? 1000 : optionalLevel())
        }
    }

    private mutating func optionalLevel() -> Double { min(random.pick(Self.levels), 999.5) }

    /// Returns the distance between the centers of two views.
    private func centers(_ view: Int, _ other: Int) -> [Term] {
        [Term(origins[view]), Term(lengths[view], 0.5), Term(origins[other], -1), Term(lengths[other], -0.5)]
    }

    private mutating func addDistance(_ view: Int, _ sense: ConstraintSense, _ distance: Double) {
        add([Term(origins[view]), Term(origins[view - 1], -1), Term(lengths[view - 1], -1)], sense, distance)
    }

    /// Makes the first view the container of the others.
    private mutating func addContainer() {
        add([Term(origins[0])], .equal, 0)
        add([Term(lengths[0])], .equal, Double(random.int(in: 400...1000)) / 2)
        for view in 1..<origins.count where random.chance(percent: 90) {
            add([Term(origins[view]), Term(origins[0], -1)], .greaterOrEqual, 0)
            let end = [Term(origins[0]), Term(lengths[0]), Term(origins[view], -1), Term(lengths[view], -1)]
            add(end, .greaterOrEqual, 0)
        }
    }
}
