import Combine
import Testing

/// Operators of publishers of one value, which return such publishers.
@Suite struct JustTests {
    @Test func `Just remains Just`() {
        let one = Just(1)
        #expect(one.map { $0 + 1 } == Just(2) && one.collect() == Just([1]) && one.count() == Just(1))
        #expect(one.allSatisfy { $0 > 1 } == Just(false) && one.contains { $0 == 1 } == Just(true))
        #expect(one.contains(2) == Just(false) && one.removeDuplicates() == one && one.min() == one && one.max() == one)
        #expect(one.min(by: >) == one && one.max(by: >) == one && one.first() == one && one.last() == one)
        #expect(one.removeDuplicates { _, _ in true } == one && one.replaceEmpty(with: 2) == one)
        #expect(one.replaceError(with: 2) == one && one.retry(3) == one)
        #expect(one.ignoreOutput() == Empty<Int, Never>())
    }

    @Test func `Just becomes an optional`() {
        let (one, none) = (Just(1), Int?.none.publisher)
        #expect(one.compactMap { $0 > 1 ? $0 : nil } == none && one.filter { $0 == 1 } == Optional(1).publisher)
        #expect(one.dropFirst() == none && one.dropFirst(0) == Optional(1).publisher)
        #expect(one.drop { $0 == 1 } == none && one.prefix { $0 == 2 } == none && one.prefix(0) == none)
        #expect(one.first { $0 == 2 } == none && one.last { $0 == 1 } == Optional(1).publisher)
        #expect(one.output(at: 1) == none && one.output(in: 0...) == Optional(1).publisher)
    }

    @Test func `Just becomes a result or a sequence`() throws {
        let one = Just(1)
        #expect(try one.tryMap { try small($0) }.result.get() == 1)
        #expect(throws: Fault.self) { try Just(3).tryMap { try small($0) }.result.get() }
        #expect(try one.tryAllSatisfy { try small($0) == 1 }.result.get())
        #expect(try one.tryContains { try small($0) == 1 }.result.get())
        #expect(
            one.reduce(2, +) == Result<Int, Never>.Publisher(3) && one.scan(2, +) == Result<Int, Never>.Publisher(3))
        #expect(throws: Fault.self) { try one.tryReduce(3) { try small($0 + $1) }.result.get() }
        #expect(throws: Fault.self) { try one.tryScan(3) { try small($0 + $1) }.result.get() }
        #expect(one.setFailureType(to: Fault.self) == Result<Int, Fault>.Publisher(1))
        #expect(one.mapError { _ -> Fault in } == Result<Int, Fault>.Publisher(1))
        #expect(try one.tryRemoveDuplicates { _, _ in throw Fault() }.result.get() == 1)
        #expect(one.prepend(2, 3).sequence == [2, 3, 1] && one.prepend([2]).sequence == [2, 1])
        #expect(one.append(2, 3).sequence == [1, 2, 3] && one.append([2]).sequence == [1, 2])
    }

    @Test func `an optional remains one`() {
        let (one, none) = (Optional(1).publisher, Int?.none.publisher)
        #expect(one.map { $0 + 1 } == Optional(2).publisher && none.map { $0 + 1 } == none)
        #expect(
            one.allSatisfy { $0 > 1 } == Optional(false).publisher && none.allSatisfy { $0 > 1 } == Bool?.none.publisher
        )
        #expect(one.collect() == Optional([1]).publisher && one.compactMap { _ in Int?.none } == none)
        #expect(one.min(by: <) == one && one.max(by: <) == one && one.min() == one && one.max() == one)
        #expect(one.contains(1) == Optional(true).publisher && one.contains { $0 > 1 } == Optional(false).publisher)
        #expect(one.count() == Optional(1).publisher && one.first() == one && one.last() == one)
        #expect(one.ignoreOutput() == Empty<Int, Never>() && one.filter { $0 > 1 } == none)
        #expect(one.dropFirst() == none && one.drop { $0 == 1 } == none && one.prefix(1) == one)
        #expect(one.first { $0 > 1 } == none && one.last { $0 > 1 } == none && one.prefix { $0 > 1 } == none)
        #expect(one.output(at: 0) == one && one.output(in: 1..<2) == none)
        #expect(one.removeDuplicates() == one && one.removeDuplicates { _, _ in true } == one && one.retry(1) == one)
        #expect(one.replaceError(with: 2) == one && none.replaceEmpty(with: 2) == Just(2))
        #expect(one.reduce(2, +) == Optional(3).publisher && one.scan(2, +) == Optional(3).publisher)
    }

    @Test func `a result remains one`() throws {
        typealias Once = Result<Int, Fault>.Publisher
        let (one, fault) = (Once(1), Once(Fault()))
        #expect(one.map { $0 + 1 } == Once(2) && fault.map { $0 + 1 } == fault && one.collect().result == .success([1]))
        #expect(
            one.allSatisfy { $0 > 1 }.result == .success(false) && one.contains { $0 == 1 }.result == .success(true))
        #expect(one.contains(2).result == .success(false) && one.count() == Once(1))
        #expect(one.min() == one && one.max() == one && one.min(by: <) == one && one.max(by: <) == one)
        #expect(one.first() == one && one.last() == one && one.ignoreOutput() == Empty<Int, Fault>())
        #expect(one.removeDuplicates() == one && one.removeDuplicates { _, _ in true } == one && one.retry(1) == one)
        #expect(fault.replaceError(with: 2).result == .success(2) && one.replaceEmpty(with: 2) == one)
        #expect(one.reduce(2, +) == Once(3) && one.scan(2, +) == Once(3))
        #expect(fault.mapError { OtherFault(cause: $0) }.result.isFault)
        #expect(Result<Int, Never>.Publisher(1).setFailureType(to: Fault.self) == one)
        #expect(try one.tryMap { try small($0) }.result.get() == 1)
        #expect(throws: Fault.self) { try fault.tryMap { $0 }.result.get() }
        #expect(try one.tryAllSatisfy { try small($0) > 1 }.result.get() == false)
        #expect(throws: Fault.self) { try Once(3).tryContains { try small($0) == 3 }.result.get() }
        #expect(try one.tryMin { _, _ in throw Fault() }.result.get() == 1)
        #expect(try one.tryMax { _, _ in throw Fault() }.result.get() == 1)
        #expect(try one.tryRemoveDuplicates { _, _ in throw Fault() }.result.get() == 1)
        #expect(try one.tryReduce(1) { try small($0 + $1) }.result.get() == 2)
        #expect(throws: Fault.self) { try one.tryScan(3) { try small($0 + $1) }.result.get() }
    }
}

extension Result {
    fileprivate var isFault: Bool { if case .failure = self { true } else { false } }
}
