import LayoutSimConstraintSolver
import LayoutSimSeededRandom

/// Generates layout problems of one axis: views with an origin and a length, and typical constraints of screens.
struct ProblemGenerator {
    enum Family: CaseIterable {
        case chain, stack, form, spacing, mixed, mixedTies, conflicts, ties, outvoted, sparse, requiredConflicts
    }

    var random: SeededRandom
    var problem = Problem()
    var origins: [Variable] = []
    var lengths: [Variable] = []

    static let levels = [
        1000, 999.5, 999, 998, 990, 760, 750, 749, 501, 500, 252, 251, 250.5, 250, 149, 51, 50, 49, 25, 1, 0.001,
    ]

    /// Returns the problem of a seed: its family, its size of 3 to 40 views, mostly up to 12, and its numbers.
    static func problem(seed: UInt64) -> Problem {
        var generator = ProblemGenerator(random: SeededRandom(seed: seed))
        let family = generator.random.pick(Family.allCases)
        generator.addViews(
            generator.random.chance(percent: 90) ? generator.random.int(in: 3...12) : generator.random.int(in: 13...40))
        generator.fill(family)
        if generator.random.chance(percent: 25) { generator.addLongRows() }
        if generator.random.chance(percent: 50) { generator.addDependentRows() }
        return generator.problem
    }

    /// Returns the compact problem of a seed: 2 to 5 views and many rows that depend on others.
    static func compactProblem(seed: UInt64) -> Problem {
        var generator = ProblemGenerator(random: SeededRandom(seed: seed))
        generator.addViews(generator.random.int(in: 2...5))
        generator.addCompactRows()
        return generator.problem
    }

    /// Returns the problem of an even seed, or the compact problem of an odd one, which is solved much faster.
    static func alternatingProblem(seed: UInt64) -> Problem {
        seed.isMultiple(of: 2) ? problem(seed: seed) : compactProblem(seed: seed)
    }

    /// Returns a compact problem, most rows of which are required and miss each other by less than the tolerance of
    /// conflicts.
    static func nearMissProblem(seed: UInt64) -> Problem {
        var problem = compactProblem(seed: seed)
        var random = SeededRandom(seed: ~seed)
        for id in problem.constraints where random.chance(percent: 70) {
            problem.setPriority(LinearConstraint.required, of: id)
            problem.setConstant(problem[id].constant + 0x1p-17 * Double(random.int(in: -2...2)), of: id)
        }
        return problem
    }

    /// Returns the problem of a seed with each row multiplied by a power of two between a thousandth and a thousand.
    static func scaledProblem(seed: UInt64) -> Problem {
        var problem = alternatingProblem(seed: seed)
        var random = SeededRandom(seed: ~seed)
        for id in problem.constraints where problem[id].terms.contains(where: { $0.coefficient != 0 }) {
            var row = problem[id]
            let factor = Double(sign: .plus, exponent: random.int(in: -19...13), significand: 1)
            problem.remove(id)
            row.terms = row.terms.map { Term($0.variable, factor * $0.coefficient) }
            row.constant *= factor
            problem.add(row)
        }
        return problem
    }

    mutating func fill(_ family: Family) {
        switch family {
        case .chain: addChain()
        case .stack: addStack()
        case .form: addForm()
        case .spacing: addEqualSpacing()
        case .mixed: addMixed(levels: Self.levels)
        case .mixedTies: addMixed(levels: [750, 500, 250])
        case .outvoted: addOutvoted()
        case .conflicts:
            addChain()
            for _ in 0...origins.count / 2 { addSize(priority: random.pick([1000, 750, 750, 500, 250])) }
        case .ties:
            addChain(levels: [750, 250])
            for _ in 0...origins.count / 3 { addSize(priority: random.pick([750, 250])) }
        case .sparse: addSparse()
        case .requiredConflicts:
            addChain()
            for _ in 0...2 { addSize(priority: 1000) }
            if random.chance(percent: 50) { addSparse(rows: 3, levels: [1000]) }
        }
    }

    private mutating func addViews(_ count: Int) {
        for number in 0..<count {
            origins.append(problem.addVariable("v\(number).x"))
            let lower: Double? = random.chance(percent: 80) ? 0 : nil
            // Every third length, as that of a scroll view's content.
            lengths.append(problem.addVariable("v\(number).w", lower: lower, isChosenFirst: number % 3 == 2))
        }
    }

    mutating func add(_ terms: [Term], _ sense: ConstraintSense, _ constant: Double, _ priority: Double = 1000) {
        let origin = random.pick(ConstraintOrigin.allCases)
        problem.add(
            LinearConstraint(
                "c\(problem.constraints.count)", terms, sense, constant, priority: priority, origin: origin))
    }

    mutating func addIntrinsic(_ view: Int, levels: [Double]) {
        let length = Double(random.int(in: 2...40) * 4)
        add([Term(lengths[view])], .lessOrEqual, length, random.pick(levels))
        add([Term(lengths[view])], .greaterOrEqual, length, random.pick(levels))
    }

    mutating func addSize(priority: Double) {
        let sense = random.pick([ConstraintSense.equal, .equal, .lessOrEqual, .greaterOrEqual])
        add([Term(random.pick(lengths))], sense, Double(random.int(in: 0...300)), priority)
    }

    private mutating func addChain(levels: [Double]? = nil) {
        let chosen = levels ?? [750, 751, 250, 251, random.pick(Self.levels.filter { $0 < 1000 })]
        let window = Double(random.pick([320, 375, 414, 1000, 60 * origins.count]))
        add([Term(origins[0])], .equal, 16, random.chance(percent: 80) ? 1000 : 750)
        for view in 1..<origins.count {
            let sense = random.chance(percent: 85) ? ConstraintSense.equal : .greaterOrEqual
            add([Term(origins[view]), Term(origins[view - 1], -1), Term(lengths[view - 1], -1)], sense, 8)
        }
        add(
            [Term(origins[origins.count - 1]), Term(lengths[lengths.count - 1])], .equal, window - 16,
            random.chance(percent: 70) ? 1000 : 999)
        for view in origins.indices where random.chance(percent: 90) { addIntrinsic(view, levels: chosen) }
        for view in 1..<lengths.count where random.chance(percent: 15) {
            let ratio = random.pick([1, 1, 1, 0.5, 2])
            add([Term(lengths[view]), Term(lengths[view - 1], -ratio)], .equal, 0, random.pick(chosen + [1000]))
        }
    }

    private mutating func addStack() {
        let total = Double(random.pick([320, 375, 414]))
        let items = 1..<origins.count
        add([Term(origins[0])], .equal, 0)
        add([Term(lengths[0])], .equal, total)
        for view in items {
            let share = Double(random.int(in: 1...16)) / 64
            add([Term(lengths[view]), Term(lengths[0], -share)], .equal, 0, 1000 - Double(view))
            if view == 1 {
                add([Term(origins[1]), Term(origins[0], -1)], .equal, 0)
            } else {
                add([Term(origins[view]), Term(origins[view - 1], -1), Term(lengths[view - 1], -1)], .equal, 8)
            }
            if random.chance(percent: 50) { addIntrinsic(view, levels: [750, 250, 251]) }
        }
        let last = origins.count - 1
        add([Term(origins[last]), Term(lengths[last])], .equal, total, random.chance(percent: 80) ? 1000 : 999.5)
    }

    private mutating func addForm() {
        add([Term(origins[0])], .equal, 0)
        add([Term(lengths[0])], .equal, Double(random.pick([320, 375, 414])), random.chance(percent: 90) ? 1000 : 500)
        for view in 1..<origins.count {
            let (origin, length) = (Term(origins[view]), lengths[view])
            let container = lengths[0]
            switch random.int(in: 0...3) {
            case 0: add([origin, Term(length, 0.5), Term(container, -0.5)], .equal, 0, random.pick([1000, 750, 500]))
            case 1: add([origin, Term(length), Term(container, -1)], .equal, -16, random.pick([1000, 1000, 999, 250]))
            case 2: add([origin, Term(random.pick(origins), -1)], .equal, Double(random.int(in: 0...4)) * 4)
            default: break
            }
            if random.chance(percent: 70) { add([origin], .greaterOrEqual, 16, random.pick([1000, 1000, 750])) }
            if random.chance(percent: 70) { add([origin, Term(length), Term(container, -1)], .lessOrEqual, -16) }
            if random.chance(percent: 30) { add([Term(length), Term(random.pick(lengths), -1)], .equal, 0) }
            if random.chance(percent: 85) { addIntrinsic(view, levels: [750, 751, 250, 251]) }
        }
    }

    mutating func addSparse(rows: Int? = nil, levels: [Double] = Self.levels) {
        let variables = origins + lengths
        for _ in 0..<(rows ?? variables.count + random.int(in: 0...variables.count)) {
            var terms: [Term] = []
            for _ in 0..<random.int(in: 1...3) {
                terms.append(Term(random.pick(variables), random.pick([1, 1, 1, -1, -1, 2, -0.5])))
            }
            let sense = random.pick(ConstraintSense.allCases)
            // Few required rows: more would conflict in most problems.
            let priority = random.chance(percent: 85) ? random.pick(levels) : 1000
            add(terms, sense, Double(random.int(in: -20...100)), priority)
        }
    }
}
