import Combine
import Testing

@Suite struct AsyncTests {
    @Test func `values are awaited to the end`() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
    }

    @Test func `an error is thrown once`() async throws {
        var iterator = Record(output: [1], completion: .failure(Fault())).values.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: Fault.self) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test func `an error is thrown to who awaits a value`() async throws {
        var iterator = Record<Int, Fault>(output: [3], completion: .finished).tryMap { try small($0) }.values
            .makeAsyncIterator()
        await #expect(throws: Fault.self) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test func `values are requested when they are awaited`() async throws {
        let log = Log()
        var iterator = [1, 2].publisher.handleEvents(receiveRequest: { log.note($0.word) }).values.makeAsyncIterator()
        #expect(log.text.isEmpty)
        #expect(await iterator.next() == 1)
        #expect(log.text == "1")
    }

    @Test func `a canceled task awaits no more`() async {
        let task = Task {
            for await _ in Empty<Int, Never>(completeImmediately: false).values {}
            return true
        }
        task.cancel()
        #expect(await task.value)
    }

    @Test func `futures are awaited`() async throws {
        #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
        #expect(try await Future<Int, Fault> { $0(.success(2)) }.value == 2)
        await #expect(throws: Fault.self) { try await Future<Int, Fault> { $0(.failure(Fault())) }.value }
    }
}
