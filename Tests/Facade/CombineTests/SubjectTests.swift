import Combine
import Testing

@Suite struct SubjectTests {
    @Test func `a passthrough subject sends to those who listen, until they stop`() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        subject.send(1)
        var ties: Set<AnyCancellable> = []
        subject.sink { received.append($0) }.store(in: &ties)
        subject.send(2)
        ties.removeAll()
        subject.send(3)
        #expect(received == [2])
    }

    @Test func `a current value is sent first, and nothing after the end`() {
        let subject = CurrentValueSubject<String, Never>("a")
        var received: [String] = []
        let tie = subject.sink(receiveCompletion: { _ in received.append("end") }) { received.append($0) }
        subject.value = "b"
        subject.send(completion: .finished)
        subject.send("c")
        #expect(received == ["a", "b", "end"])
        #expect(subject.value == "b")
        tie.cancel()
    }

    @Test func `a future keeps its result`() {
        var fulfill: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { fulfill = $0 }
        var received: [Int] = []
        let early = future.sink { received.append($0) }
        fulfill?(.success(7))
        fulfill?(.success(8))
        let late = future.sink { received.append($0) }
        #expect(received == [7, 7])
        _ = (early, late)
    }
}
