import Combine
import Testing

/// Operators of publishers of sequences, which are applied at once.
@Suite struct SequenceTests {
    private let all = [1, 2, 2, 3].publisher
    private let failing = Publishers.Sequence<[Int], Fault>(sequence: [1, 2, 2, 3])

    @Test func `sequences remain sequences`() {
        #expect(all.map { $0 * 2 }.sequence == [2, 4, 4, 6] && all.filter { $0 == 2 }.sequence == [2, 2])
        #expect(all.compactMap { $0 > 2 ? "\($0)" : nil }.sequence == ["3"])
        #expect(Array(all.drop { $0 < 2 }.sequence) == [2, 2, 3] && Array(all.dropFirst(3).sequence) == [3])
        #expect(Array(all.prefix(1).sequence) == [1] && all.prefix { $0 < 3 }.sequence == [1, 2, 2])
        #expect(all.removeDuplicates().sequence == [1, 2, 3] && all.removeDuplicates(by: <).sequence == [1])
        #expect(all.scan(0, +).sequence == [1, 3, 5, 8] && all.output(in: 1...2).sequence == [2, 2])
        #expect(failing.output(in: 0..<1).sequence == [1])
        #expect([1, nil].publisher.replaceNil(with: 0).sequence == [1, 0])
        #expect(all.setFailureType(to: Fault.self) == failing && all.ignoreOutput() == Empty<Int, Never>())
        #expect([1].publisher.prepend(2).append(3) == [2, 1, 3].publisher)
        #expect([1].publisher.prepend([2].publisher).append([3].publisher) == [2, 1, 3].publisher)
    }

    @Test func `sequences become one value`() throws {
        #expect(all.min() == Optional(1).publisher && all.max() == Optional(3).publisher)
        #expect(all.min(by: >) == Optional(3).publisher && all.max(by: >) == Optional(1).publisher)
        #expect(all.first() == Optional(1).publisher && all.first { $0 > 1 } == Optional(2).publisher)
        #expect(all.last() == Optional(3).publisher && all.last { $0 < 3 } == Optional(2).publisher)
        #expect(all.output(at: 3) == Optional(3).publisher && all.output(at: 4) == Int?.none.publisher)
        #expect(all.count() == Just(4) && failing.count() == Result<Int, Fault>.Publisher(4))
        #expect(all.collect().result == .success([1, 2, 2, 3]) && all.reduce(0, +).result == .success(8))
        #expect(all.allSatisfy { $0 > 1 }.result == .success(false) && all.contains(3).result == .success(true))
        #expect(all.contains { $0 > 3 }.result == .success(false))
        #expect(throws: Fault.self) { try all.tryAllSatisfy { try small($0) < 9 }.result.get() }
        #expect(try all.tryContains { try small($0) == 2 }.result.get())
        #expect(throws: Fault.self) { try all.tryReduce(0) { try small($0 + $1) }.result.get() }
    }

    @Test func `publishers are compared`() {
        #expect(all.merge(with: Just(1)) == all.merge(with: Just(1)) && all.zip(Just(1)) != all.zip(Just(2)))
        #expect(Publishers.Collect(upstream: all) == Publishers.Collect(upstream: all))
        #expect(all.append(Just(1)) == all.append(Just(1)) && all.combineLatest(Just(1)) == all.combineLatest(Just(1)))
        #expect(Publishers.Count(upstream: Just(1)) != Publishers.Count(upstream: Just(2)))
    }
}
