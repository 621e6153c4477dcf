import Foundation
import LayoutSimConstraintSolver
import Testing

/// The number of generated problems: `LAYOUTSIM_SOLVER_PROBLEMS`, by default few enough for every run.
private let chosenCount = ProcessInfo.processInfo.environment["LAYOUTSIM_SOLVER_PROBLEMS"].flatMap(Int.init)
private let problemCount = chosenCount ?? 32
private let compactProblemCount = chosenCount ?? 120
private let shardCount = 20

@Suite struct GeneratedProblemTests {
    @Test(arguments: 0..<shardCount)
    func `The engine agrees with the reference`(shard: Int) {
        forEachSeed(shard, Agreement.failure)
    }

    @Test(arguments: 0..<shardCount)
    func `The engine agrees with the reference on compact problems`(shard: Int) {
        forEachSeed(shard, count: compactProblemCount, of: ProblemGenerator.compactProblem, Agreement.failure)
    }

    @Test(arguments: 0..<shardCount)
    func `Conflicts of rows that miss each other within the tolerance are irreducible`(shard: Int) {
        forEachSeed(
            shard, count: compactProblemCount, of: ProblemGenerator.nearMissProblem, Agreement.nearMissFailure)
    }

    @Test(arguments: 0..<shardCount)
    func `Doubles agree with exact numbers`(shard: Int) {
        forEachSeed(shard, Agreement.roundingFailure)
    }

    @Test(arguments: 0..<shardCount)
    func `Doubles agree with exact numbers on rows of any scale`(shard: Int) {
        forEachSeed(shard, count: compactProblemCount, of: ProblemGenerator.scaledProblem, Agreement.roundingFailure)
    }

    @Test(arguments: [UInt64(6203), 7176, 12413, 14124])
    func `Of conflicts that overlap, the path of the search does not decide which is found`(seed: UInt64) {
        #expect(Agreement.roundingFailure(of: ProblemGenerator.problem(seed: seed)) == nil)
    }

    @Test(arguments: 0..<shardCount)
    func `Edits give what the start gives, exactly`(shard: Int) {
        forEachSeed(shard) { Agreement.editFailure(of: $0, seed: 7, as: Rational.self) }
    }

    @Test(arguments: 0..<shardCount)
    func `Edits give what the start gives, in doubles`(shard: Int) {
        forEachSeed(shard) { Agreement.editFailure(of: $0, seed: 8, as: Double.self) }
    }

    @Test(arguments: 0..<shardCount)
    func `The order of constraints does not change any total`(shard: Int) {
        forEachSeed(shard) { Agreement.shuffleFailure(of: $0, seed: 9) }
    }

    private func forEachSeed(
        _ shard: Int, count: Int = problemCount, of make: (UInt64) -> Problem = ProblemGenerator.alternatingProblem,
        _ failure: (Problem) -> String?
    ) {
        for seed in stride(from: shard, to: count, by: shardCount) {
            let problem = make(UInt64(seed))
            guard let message = failure(problem) else { continue }
            let smallest = problem.shrunk(failure)
            Issue.record(
                "seed \(seed): \(message)\nsmallest: \(failure(smallest) ?? "")\n\(smallest)\n\(smallest.json)")
            return
        }
    }
}
