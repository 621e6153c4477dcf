import Combine
import Testing

@Suite struct RepublishingTests {
    static let rows = [
        Row("flatMap", "r* 1 2 |", "^* 1 1 2 2 |") { $0.a.flatMap { fail(after: [$0, $0]) } },
        Row("flatMap of demands", "r1 1 r1 r1 |", "^* 1 2 |") { $0.a.flatMap { fail(after: [$0, $0 + 1]) } },
        Row("flatMap of one at a time", "r* 1 b5 b| 2", "^1 b^* 5 ^1 b^*") { bench in
            bench.a.flatMap(maxPublishers: .max(1)) { _ in bench.b }
        },
        Row("flatMap of an error", "r* 1 b!", "^* b^* cancel !") { bench in bench.a.flatMap { _ in bench.b } },
        Row("flatMap, canceled", "r* 1 x", "^* b^* cancel bcancel") { bench in bench.a.flatMap { _ in bench.b } },
        Row("flatMap to the end of the last", "r* 1 | b2 b|", "^* b^* 2 |") { bench in
            bench.a.flatMap { _ in bench.b }
        },
        Row("flatMap of what cannot fail", "r* 1", "^* 2") { $0.a.flatMap { Just($0 * 2) } },
        Row("flatMap of Just to what may fail", "r*", "^*") { bench in Just(1).flatMap { _ in bench.a } },
        Row("flatMap without errors", "r*", "2 |") { _ in Just(1).flatMap { Just($0 * 2) } },
        Row("switchToLatest", "r* 1 b5 2 b6 | b7 b|", "^* b^* 5 bcancel b^* 6 7 |") { bench in
            bench.a.map { _ in bench.b }.switchToLatest()
        },
        Row("switchToLatest of demands", "r3 1 b5 2", "^* b^3 5 bcancel b^2") { bench in
            bench.a.map { _ in bench.b }.switchToLatest()
        },
        Row("switchToLatest of an error", "r* 1 b!", "^* b^* cancel !") { bench in
            bench.a.map { _ in bench.b }.switchToLatest()
        },
        Row("switchToLatest, canceled", "r* 1 x", "^* b^* cancel bcancel") { bench in
            bench.a.map { _ in bench.b }.switchToLatest()
        },
        Row("switchToLatest of what cannot fail", "r* 1 |", "^* 1 |") { $0.a.map { Just($0) }.switchToLatest() },
        Row("switchToLatest to what may fail", "r*", "^*") { bench in Just(bench.a).switchToLatest() },
        Row("switchToLatest without errors", "r*", "1 |") { _ in Just(Just(1)).switchToLatest() },
        Row("catch", "r2 1 ! b2 b|", "^2 1 b^1 2 |") { bench in bench.a.catch { _ in bench.b } },
        Row("catch without an error", "r* 1 |", "^* 1 |") { bench in bench.a.catch { _ in bench.b } },
        Row("catch, canceled", "r* ! x", "^* b^* bcancel") { bench in bench.a.catch { _ in bench.b } },
        Row("tryCatch", "r* ! b1", "^* b^* 1") { bench in bench.a.tryCatch { _ in bench.b } },
        Row("tryCatch that throws", "r* !", "^* !") { bench in
            bench.a.tryCatch { error -> Probe in throw error }
        },
        Row("retry", "r3 1 ! 2 ! 3 !", "^3 1 ^2 2 ^1 3 !") { $0.a.retry(2) },
        Row("retry of retry", "r* ! ! ! !", "^* ^* ^* ^* !") { $0.a.retry(1).retry(2) },
        Row("retry to the end", "r* ! 1 |", "^* ^* 1 |") { $0.a.retry(2) },
        Row("replaceError", "r2 1 !", "^2 1 9 |") { $0.a.replaceError(with: 9) },
        Row("replaceError, late", "r1 1 ! r1", "^1 1 9 |") { $0.a.replaceError(with: 9) },
        Row("replaceError without an error", "r1 1 |", "^1 1 |") { $0.a.replaceError(with: 9) },
        Row("assertNoFailure", "r1 1 |", "^1 1 |") { $0.a.assertNoFailure() },
    ]

    @Test(arguments: rows) func `publishers follow each other`(_ row: Row) {
        #expect(row.run(row.script) == row.expected)
    }
}

/// A publisher of values that could fail.
private func fail(after values: [Int]) -> Publishers.Sequence<[Int], Fault> { Publishers.Sequence(sequence: values) }
