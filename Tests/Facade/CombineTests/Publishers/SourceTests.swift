import Combine
import Testing

@Suite struct SourceTests {
    static let rows = [
        Row("Just", "r1 r1", "1 |") { _ in Just(1) },
        Row("Just, canceled", "x r1", "") { _ in Just(1) },
        Row("Empty", "", "|") { _ in Empty<Int, Fault>() },
        Row("Empty that never ends", "r*", "") { _ in
            Empty(completeImmediately: false, outputType: Int.self, failureType: Fault.self)
        },
        Row("Fail", "", "!") { _ in Fail<Int, Fault>(error: Fault()) },
        Row("Fail of a named kind", "", "!") { _ in Fail(outputType: Int.self, failure: Fault()) },
        Row("a value", "r1", "1 |") { _ in Optional(1).publisher },
        Row("no value", "", "|") { _ in Int?.none.publisher },
        Row("a result", "r1", "1 |") { _ in Result<Int, Fault>.success(1).publisher },
        Row("an error", "", "!") { _ in Result<Int, Fault>.Publisher(Fault()) },
        Row("a sequence", "r2 r1 r1", "1 2 3 |") { _ in [1, 2, 3].publisher },
        Row("a sequence that is answered", "/ r1", "1 2 3 |") { _ in (1...3).publisher },
        Row("a sequence, canceled", "r1 x r1", "1") { _ in [1, 2].publisher },
        Row("an empty sequence", "", "|") { _ in [Int]().publisher },
        Row("a record", "r1 r1", "1 2 !") { _ in Record(output: [1, 2], completion: .failure(Fault())) },
        Row("a record that is made", "r*", "1 |") { _ in
            Record<Int, Fault> {
                $0.receive(1)
                $0.receive(completion: .finished)
            }
        },
        Row("a deferred publisher", "r*", "made 1 |") { bench in
            Deferred {
                bench.log.note("made")
                return Just(1)
            }
        },
        Row("a future", "r1", "1 |") { _ in Future<Int, Fault> { $0(.success(1)) } },
        Row("a future that fails", "", "!") { _ in Future<Int, Fault> { $0(.failure(Fault())) } },
        Row("a future, canceled", "x r1", "") { _ in Future<Int, Fault> { $0(.success(1)) } },
        Row("AnyPublisher", "r1", "1 |") { _ in Just(1).eraseToAnyPublisher().eraseToAnyPublisher() },
    ]

    @Test(arguments: rows) func `values are sent when they are requested`(_ row: Row) {
        #expect(row.run(row.script) == row.expected)
    }

    @Test func `a future begins at once and keeps its first result`() {
        var (begun, received): (Bool, [Int]) = (false, [])
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> {
            begun = true
            promise = $0
        }
        #expect(begun)
        let tokens = [future.sink { received.append($0) }, future.sink { received.append($0) }]
        promise?(.success(7))
        promise?(.success(8))
        let late = future.sink { received.append($0) }
        #expect(received == [7, 7, 7])
        withExtendedLifetime((tokens, late)) {}
    }

    @Test func `recordings are coded`() throws {
        let record = Record(output: [1, 2], completion: .failure(Fault()))
        let coded = try JSONCopy.of(record)
        #expect(coded.recording.output == [1, 2] && coded.recording.completion == .failure(Fault()))
        #expect(try JSONCopy.of(Subscribers.Completion<Fault>.finished) == .finished)
        #expect(try JSONCopy.of(Subscribers.Demand.max(3)) == .max(3))
    }
}
