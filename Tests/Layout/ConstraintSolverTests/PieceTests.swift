@testable import LayoutSimConstraintSolver
import Foundation
import LayoutSimSeededRandom
import Testing

@Suite struct PieceTests {
    @Test func `A label is as wide as its window leaves it until its text fits`() {
        var problem = Problem()
        let window = problem.addVariable("window")
        let label = problem.addVariable("label", lower: 0)
        let size = problem.add(LinearConstraint("window", [Term(window)], .equal, 320))
        problem.add(LinearConstraint("margins", [Term(window), Term(label, -1)], .greaterOrEqual, 32))
        problem.add(LinearConstraint("text", [Term(label)], .greaterOrEqual, 400, priority: 750))
        problem.add(LinearConstraint("hugging", [Term(label)], .lessOrEqual, 400, priority: 250))
        var solver = Solver(problem)
        let narrow = solver.piece(along: [MovingConstant(size, rate: 1)])
        #expect(narrow?.rates == [1, 1])
        #expect(narrow?.lower == -288)
        #expect(narrow?.upper == 112)
        solver.setConstant(500, of: size)
        let wide = solver.piece(along: [MovingConstant(size, rate: 2)])
        #expect(wide?.rates == [2, 0])
        #expect(wide?.lower == -34)
        #expect(wide?.upper == .infinity)
        #expect(narrow?.sides != wide?.sides)
        solver.setConstant(900, of: size)
        #expect(solver.piece(along: [MovingConstant(size, rate: -1)])?.sides == wide?.sides)
    }

    @Test func `A right side from which nothing follows does not end a piece by moving`() {
        var problem = Problem()
        let label = problem.addVariable("label", lower: 0)
        let window = problem.add(LinearConstraint("margins", [Term(label)], .equal, 100))
        let text = problem.add(LinearConstraint("text", [Term(label)], .greaterOrEqual, 100.5, priority: 750))
        var solver = Solver(problem)
        let isFixed = solver.isFixed(label)
        #expect(isFixed)
        let loose = solver.piece(along: [MovingConstant(window, rate: 1)], loose: [MovingConstant(text, rate: 1)])
        #expect(loose?.upper == .infinity)
        #expect(loose?.rates == [1])
    }

    @Test func `A right side that determines a value is not loose`() {
        var problem = Problem()
        let label = problem.addVariable("label", lower: 0)
        let window = problem.add(LinearConstraint("margins", [Term(label)], .lessOrEqual, 200))
        let text = problem.add(LinearConstraint("text", [Term(label)], .greaterOrEqual, 100, priority: 750))
        problem.add(LinearConstraint("hugging", [Term(label)], .lessOrEqual, 100, priority: 250))
        var solver = Solver(problem)
        let isFixed = solver.isFixed(label)
        #expect(!isFixed)
        let piece = solver.piece(along: [MovingConstant(window, rate: 1)], loose: [MovingConstant(text, rate: 1)])
        #expect(piece == nil)
    }

    @Test(arguments: [(ConstraintSense.equal, 1000.0, true), (.equal, 999, false), (.lessOrEqual, 1000, false)])
    func `Only required equations fix a variable`(sense: ConstraintSense, priority: Double, isFixed: Bool) {
        var problem = Problem()
        let (label, row) = (problem.addVariable("label", lower: 0), problem.addVariable("row", lower: 0))
        problem.add(LinearConstraint("row", [Term(row)], .equal, 100))
        problem.add(LinearConstraint("label", [Term(label), Term(row, -0.5)], sense, 0, priority: priority))
        problem.add(LinearConstraint("text", [Term(label)], .greaterOrEqual, 90, priority: 750))
        var solver = Solver(problem)
        let found = solver.isFixed(label)
        #expect(found == isFixed)
    }

    @Test func `Of constraints that contradict each other the same one is broken from window to window`() throws {
        var problem = Problem()
        let label = problem.addVariable("label")
        let size = problem.add(LinearConstraint("size", [Term(label)], .equal, 100))
        problem.add(LinearConstraint("another size", [Term(label)], .equal, 120))
        var solver = Solver(problem)
        let value = solver.solve()[label]
        let found = solver.piece(along: [MovingConstant(size, rate: 1)])
        let piece = try #require(found)
        #expect(piece.upper >= 20)
        solver.setConstant(115, of: size)
        #expect(solver.solve()[label] == value + 15 * piece.rates[0])
    }

    @Test func `Of two labels that resist alike the one that gives way gives way to all of the window`() {
        var problem = Problem()
        let (first, second) = (problem.addVariable("first", lower: 0), problem.addVariable("second", lower: 0))
        let room = problem.add(
            LinearConstraint("room", [Term(first), Term(second)], .lessOrEqual, 120))
        problem.add(LinearConstraint("text", [Term(first)], .greaterOrEqual, 100, priority: 750))
        problem.add(LinearConstraint("text", [Term(second)], .greaterOrEqual, 100, priority: 750))
        var solver = Solver(problem)
        #expect(solver.solve().values == [100, 20])
        let narrower = solver.piece(along: [MovingConstant(room, rate: -1)])
        #expect(narrower?.rates == [0, -1])
        #expect(narrower?.upper == 20)
        let wider = solver.piece(along: [MovingConstant(room, rate: 1)])
        #expect(wider?.rates == [0, 1])
        #expect(wider?.upper == 80)
    }

    @Test func `A required equation that follows from others cannot move away from them`() {
        let seed: UInt64 = 19_754
        #expect(Agreement.pieceFailure(of: ProblemGenerator.alternatingProblem(seed: seed), seed: seed) == nil)
    }

    /// The number of generated problems: `LAYOUTSIM_SOLVER_PROBLEMS`, by default few enough for every run.
    private static let count = ProcessInfo.processInfo.environment["LAYOUTSIM_SOLVER_PROBLEMS"].flatMap(Int.init) ?? 160

    @Test(arguments: 0..<20)
    func `Pieces and their ends are those of the reference`(shard: Int) {
        for seed in stride(from: shard, to: Self.count, by: 20) {
            let problem = ProblemGenerator.alternatingProblem(seed: UInt64(seed))
            guard let message = Agreement.pieceFailure(of: problem, seed: UInt64(seed)) else { continue }
            let smallest = problem.shrunk { Agreement.pieceFailure(of: $0, seed: UInt64(seed)) }
            Issue.record("seed \(seed): \(message)\n\(smallest)")
            return
        }
    }
}

extension Agreement {
    /// Checks that from end to end the reference has the values of the piece.
    static func pieceFailure(of problem: Problem, seed: UInt64) -> String? {
        var random = SeededRandom(seed: seed)
        let ids = problem.constraints
        guard !ids.isEmpty else { return nil }
        let moving = (0..<random.int(in: 1...3)).map { _ in
            MovingConstant(random.pick(ids), rate: Double(random.pick([-2, -1, 1, 3])))
        }
        let constants = Dictionary(moving.map { ($0.id, $0) }) { first, _ in first }.values
            .sorted { $0.id.index < $1.id.index }
        var core = SolverCore<Rational>(problem)
        let solution = core.solve()
        let (values, broken) = (solution.values, solution.conflicts.map(\.broken))
        guard let piece = core.piece(along: constants) else { return nil }
        if let lower = piece.lower, lower > 0 { return "the piece begins at \(lower)" }
        if let upper = piece.upper, upper < 0 { return "the piece ends at \(upper)" }
        let (lower, upper) = (inward(piece.lower, from: -1000), inward(piece.upper, from: 1000))
        for time in [lower, lower / 2, 0, upper / 4, upper] {
            guard let expected = reference(problem, constants, broken, at: time) else { return "a conflict at \(time)" }
            for variable in values.indices
            where expected[variable] != values[variable] + Rational(time) * piece.rates[variable] {
                return "variable \(variable) at \(time): \(expected[variable])"
            }
        }
        return nil
    }

    /// Returns the nearest number toward 0 by which constants can move exactly.
    private static func inward(_ end: Rational?, from farthest: Double) -> Double {
        guard let end else { return farthest }
        return (end.double * 64).rounded(.towardZero) / 64
    }

    /// Returns the values of the reference with moved constants; nil if constraints that are not broken contradict each
    /// other.
    private static func reference(
        _ problem: Problem, _ constants: [MovingConstant], _ broken: [Row], at time: Double
    ) -> [Rational]? {
        var moved = problem
        for constant in constants {
            moved.setConstant(problem.constants[constant.id.index] + time * constant.rate, of: constant.id)
        }
        let answer = ReferenceSolver(moved, broken: broken).solve()
        return answer.totals[LinearConstraint.required] == 0 ? answer.values : nil
    }
}
