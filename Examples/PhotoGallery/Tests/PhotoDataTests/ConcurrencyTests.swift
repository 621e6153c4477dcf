import Foundation
import PhotoData
import PhotoFixtures
import Testing

/// Collections used by many threads at once lose nothing.
@Suite struct ConcurrencyTests {
    private static let threads = 8
    private static let rounds = 500

    @Test func `a dictionary counts all`() {
        let dictionary = ConcurrentDictionary<Int, Int>()
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            for round in 0..<Self.rounds {
                dictionary.update(round % 10) { $0 = ($0 ?? 0) + 1 }
                dictionary[1_000 + thread] = round
            }
        }
        #expect((0..<10).reduce(0) { $0 + (dictionary[$1] ?? 0) } == Self.threads * Self.rounds)
        #expect(dictionary.count == 10 + Self.threads)
        #expect(dictionary.values.count == dictionary.count)
    }

    @Test func `of many that merge the same keys, one is told that they are new`() {
        let dictionary = ConcurrentDictionary<Int, Int>()
        let new = ConcurrentArray<Int>()
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            for key in dictionary.merge((0..<Self.rounds).map { ($0, thread) }) { new.append(key) }
        }
        #expect(new.elements.sorted() == Array(0..<Self.rounds))
    }

    @Test func `an array keeps the latest of all threads`() {
        let all = ConcurrentArray<Int>()
        let latest = ConcurrentArray<Int>(limit: 100)
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            for round in 0..<Self.rounds {
                all.append(thread * Self.rounds + round)
                latest.append(round)
            }
        }
        #expect(all.elements.sorted() == Array(0..<Self.threads * Self.rounds))
        #expect(latest.count == 100)
    }

    @Test func `incidents are reported from any thread`() {
        let passed = ConcurrentArray<Incident>()
        let reporter = IncidentReporter(notifications: NotificationCenter()) { passed.append($0) }
        DispatchQueue.concurrentPerform(iterations: 100) { reporter.report(Incident(.remote, "\($0)")) }
        #expect(Set(reporter.incidents).count == 100)
        #expect(Set(passed.elements) == Set(reporter.incidents))
    }

    @Test func `a repository is filled by many threads`() {
        let repository = ImageRepository(reporter: IncidentReporter(notifications: NotificationCenter()))
        let records = PhotoRecords.all(400)
        DispatchQueue.concurrentPerform(iterations: 20) { page in
            _ = repository.take(Array(records[page * 20..<page * 20 + 20]))
        }
        #expect(repository.resources(sortedBy: .updatedAt).map(\.id) == (0..<400).map(PhotoRecords.id))
    }
}
