/// A problem, the engine that last solved it, and the edits since then; the number type decides whether it is exact.
package struct SolverCore<Number: SolverNumber>: ~Copyable {
    /// The outcome of a solve.
    package struct Outcome {
        /// The values, by variable.
        package let values: [Number]
        /// The ambiguous variables, in ascending order.
        package let ambiguousVariables: [Variable]
        /// The conflicts between required constraints, in the order in which they were found.
        package let conflicts: [Conflict]
    }

    final class Box {
        var engine: Engine<Number>
        init(_ problem: borrowing Problem, broken: [Int], warmStart: consuming Buffer<Bool>) {
            engine = Engine(
                problem, levels: PriorityLevels(problem, broken: broken), broken: broken, warmStart: warmStart)
            engine.solve()
        }
    }

    /// The problem, including all edits.
    package private(set) var problem: Problem
    let rule: BreakingRule
    private(set) var box: Box?
    private(set) var conflicts: [Conflict] = []
    private var editedSources: [Int] = []
    private var isRestructured = false

    /// Creates a core for a problem.
    package init(_ problem: Problem, breakingRule: BreakingRule = .uiKit) {
        self.problem = problem
        rule = breakingRule
    }

    /// The number of pivots since the engine was built.
    package var pivotCount: Int { box?.engine.pivotCount ?? 0 }

    /// Updates the solution and returns it.
    package mutating func solve() -> Outcome {
        update()
        return Outcome(
            values: box?.engine.variableValues() ?? [], ambiguousVariables: box?.engine.ambiguousVariables() ?? [],
            conflicts: conflicts)
    }

    /// Updates the solution.
    package mutating func update() {
        if let box, !isRestructured, conflicts.isEmpty || editedSources.isEmpty {
            if !editedSources.isEmpty { box.engine.changeConstants(of: editedSources, problem) }
            if conflicts.isEmpty, !box.engine.violated.isEmpty { rebuild() }
        } else {
            rebuild()
        }
        editedSources.removeAll(keepingCapacity: true)
        isRestructured = false
    }

    private mutating func rebuild() {
        conflicts = []
        var broken: [Int] = []
        var nonbasicSources = box?.engine.nonbasicSources(problem) ?? []
        while true {
            var warmStart = Buffer<Bool>()
            if !nonbasicSources.isEmpty {
                warmStart.grow(to: problem.constants.count + 2 * problem.unknowns.count, with: false)
                for source in nonbasicSources { warmStart[source] = true }
            }
            let next = Box(problem, broken: broken, warmStart: warmStart)
            let violated = next.engine.violated
            box = next
            guard !violated.isEmpty else { return }
            if !nonbasicSources.isEmpty {
                // Which conflict is found must not depend on earlier solutions.
                nonbasicSources = []
                continue
            }
            var search = ConflictSearch<Number>(problem, broken: broken)
            guard let members = search.conflict(among: violated.sorted()) else { return }
            let rows = search.rows(of: members)
            let place = rule.choose(rows.map { search.candidate($0) })
            precondition(rows.indices.contains(place), "a breaking rule must choose one of the candidates")
            conflicts.append(Conflict(rows: rows, broken: rows[place]))
            broken.append(problem.source(of: rows[place]))
        }
    }

    /// Returns how the solution moves with some right-hand sides; `nil` where that cannot be determined.
    package mutating func piece(along constants: [MovingConstant]) -> Ranging<Number>.Piece? {
        update()
        guard let box else { return nil }
        if conflicts.isEmpty, let piece = box.engine.piece(from: problem, to: moved(constants, by: 1)) { return piece }
        return followedPiece(along: constants)
    }

    /// Returns the same while other right-hand sides move as well, none of which determines a value; `nil` where one of
    /// them does.
    package mutating func piece(
        along constants: [MovingConstant], loose: [MovingConstant]
    ) -> Ranging<Number>.Piece? {
        update()
        guard let determining = box?.engine.nonbasicSources(problem) else { return nil }
        let sources = Set(loose.map(\.id.index))
        guard sources.isDisjoint(with: determining) else { return nil }
        var piece = piece(along: constants + loose)
        piece?.sides.removeAll { $0 >= 0 && sources.contains(Int($0 / 3)) }
        return piece
    }

    /// Returns whether required equations alone determine a variable, whatever the right-hand sides are.
    package mutating func isFixed(_ variable: Int) -> Bool {
        let (sources, choices) = combination(of: variable)
        return conflicts.isEmpty && choices.isEmpty
            && sources.allSatisfy { problem.constants.indices.contains($0.source) && problem.isEquation($0.source) }
    }

    /// Returns the problem with right-hand sides that have moved for a time.
    func moved(_ constants: [MovingConstant], by time: Double) -> Problem {
        var moved = problem
        for constant in constants {
            moved.setConstant(problem.constants[constant.id.index] + time * constant.rate, of: constant.id)
        }
        return moved
    }

    /// Returns the ambiguous variables with the ends of their intervals; an end is `nil` if unbounded.
    package mutating func intervals() -> [(variable: Int, lower: Number?, upper: Number?)] {
        update()
        return box?.engine.intervals() ?? []
    }

    /// Returns the constraints, bounds, and choices that determine a variable, with their multipliers.
    package mutating func combination(
        of variable: Int
    ) -> (sources: [(source: Int, multiplier: Number)], choices: [(variable: Int, multiplier: Number)]) {
        update()
        let combination = box?.engine.combination(of: [(variable, 1)], isRaised: nil, in: problem)
        return (combination?.sources ?? [], combination?.choices ?? [])
    }
}

extension SolverCore {
    /// Adds a constraint over variables of the problem, and returns its identifier.
    package mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        isRestructured = true
        return problem.add(constraint)
    }

    /// Adds an unknown with optional required bounds, and returns it.
    package mutating func addVariable(_ name: String, lower: Double?, upper: Double?) -> Variable {
        isRestructured = true
        return problem.addVariable(name, lower: lower, upper: upper)
    }

    /// Removes a constraint.
    package mutating func remove(_ id: ConstraintID) {
        isRestructured = true
        problem.remove(id)
    }

    /// Sets the right-hand side of a constraint.
    package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        guard problem.constants[id.index] != constant else { return }
        problem.setConstant(constant, of: id)
        if problem.entries[id.index].isPresent { editedSources.append(id.index) }
    }

    /// Sets the key that decides whether a constraint is broken in the next conflict.
    package mutating func setTurn(_ turn: BreakingTurn?, of id: ConstraintID) {
        problem.setTurn(turn, of: id)
    }

    /// Sets the priority of a constraint.
    package mutating func setPriority(_ priority: Double, of id: ConstraintID) {
        guard problem.entries[id.index].priority != priority else { return }
        isRestructured = true
        problem.setPriority(priority, of: id)
    }

    /// Sets both bounds of a variable.
    package mutating func setBounds(lower: Double?, upper: Double?, of variable: Variable) {
        isRestructured = true
        problem.setBounds(lower: lower, upper: upper, of: variable)
    }
}
