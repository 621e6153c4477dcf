import Combine
import Testing

/// Publishers that switch to the latest publisher or share a subscription among subscribers.
@Suite struct SharingTests {
    private struct Failure: Error {}

    @Test func `the latest publisher sends on after the outer one finished`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let inner = PassthroughSubject<Int, Never>()
        var (received, ends) = ([Int](), 0)
        let tie = outer.switchToLatest().sink(
            receiveCompletion: { _ in ends += 1 }, receiveValue: { received.append($0) })
        outer.send(inner)
        outer.send(completion: .finished)
        inner.send(1)
        #expect(received == [1] && ends == 0)
        inner.send(completion: .finished)
        #expect(ends == 1)
        tie.cancel()
    }

    @Test func `a failure of the latest publisher fails the whole`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, any Error>, any Error>()
        let (first, second) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
        var failures = 0
        let tie = outer.switchToLatest().sink(
            receiveCompletion: { if case .failure = $0 { failures += 1 } }, receiveValue: { _ in })
        outer.send(first)
        outer.send(second)
        first.send(completion: .failure(Failure()))
        #expect(failures == 0)
        second.send(completion: .failure(Failure()))
        #expect(failures == 1)
        tie.cancel()
    }

    @Test func `a shared subscription ends with its last subscriber and begins anew`() {
        var (starts, values) = (0, 0)
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in starts += 1 }, receiveOutput: { _ in values += 1 }
        )
        .share()
        var received: [Int] = []
        let ties = (0..<2).map { _ in shared.sink { received.append($0) } }
        subject.send(1)
        #expect(received == [1, 1] && starts == 1 && values == 1)
        ties[0].cancel()
        subject.send(2)
        #expect(received == [1, 1, 2] && values == 2)
        ties[1].cancel()
        subject.send(3)
        #expect(values == 2)
        let again = shared.sink { received.append($0) }
        subject.send(4)
        #expect(received == [1, 1, 2, 4] && starts == 2)
        again.cancel()
    }
}
