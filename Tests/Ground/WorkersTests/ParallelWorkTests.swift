import LayoutSimWorkers
import Testing

@Suite struct ParallelWorkTests {
    private final class Counter {
        var count = 0
    }

    private struct Stop: Error {}

    @Test(arguments: [0, 1, 2, 7, 1000]) func `answers come in the order of the items`(count: Int) {
        var answers: [Int] = []
        let work = ParallelWork(Array(0..<count), tools: { Counter() }) { item, counter in
            counter.count += 1
            return item * 2
        }
        work.forEach { answers.append($0) }
        #expect(answers == (0..<count).map { $0 * 2 })
    }

    @Test func `an error ends the work of all`() {
        var seen = 0
        #expect(throws: Stop.self) {
            try ParallelWork(Array(0..<100_000), tools: { Counter() }, work: { item, _ in item }).forEach { _ in
                seen += 1
                if seen == 10 { throw Stop() }
            }
        }
        #expect(seen == 10)
    }
}
