import Foundation
import LayoutSimConstraintSolver
import Testing

/// How many problems are generated: `LAYOUTSIM_SOLVER_PROBLEMS`, by default few enough for every run.
private let problemCount = ProcessInfo.processInfo.environment["LAYOUTSIM_SOLVER_PROBLEMS"].flatMap(Int.init) ?? 400
private let shardCount = 20

@Suite struct GeneratedProblemTests {
    @Test(arguments: 0..<shardCount)
    func `The engine agrees with the reference`(shard: Int) {
        forEachSeed(shard, Agreement.failure)
    }

    @Test(arguments: 0..<shardCount)
    func `Doubles agree with exact numbers`(shard: Int) {
        forEachSeed(shard, Agreement.roundingFailure)
    }

    private func forEachSeed(_ shard: Int, _ failure: (Problem) -> String?) {
        for seed in stride(from: shard, to: problemCount, by: shardCount) {
            let problem = ProblemGenerator.problem(seed: UInt64(seed))
            guard let message = failure(problem) else { continue }
            let smallest = problem.shrunk(failure)
            Issue.record(
                "seed \(seed): \(message)\nsmallest: \(failure(smallest) ?? "")\n\(smallest)\n\(smallest.json)")
            return
        }
    }
}
