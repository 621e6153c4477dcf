import Combine
import Testing

/// What subjects do with requests.
@Suite struct SubjectDemandTests {
    private func taker<S: Subject>(_ subject: S, _ log: Log) -> Taker<S.Output, S.Failure> {
        let taker = Taker<S.Output, S.Failure>(log)
        subject.subscribe(taker)
        return taker
    }

    @Test func `values that are not requested are dropped`() {
        let (subject, log) = (PassthroughSubject<Int, Fault>(), Log())
        let reader = taker(subject, log)
        subject.send(1)
        reader.request(.max(1))
        subject.send(2)
        subject.send(3)
        subject.send(completion: .failure(Fault()))
        subject.send(completion: .finished)
        #expect(log.text == "2 !")
    }

    @Test func `the current value waits for a request, and is sent once`() {
        let (subject, log) = (CurrentValueSubject<Int, Never>(0), Log())
        let reader = taker(subject, log)
        subject.send(1)
        #expect(log.text.isEmpty)
        reader.request(.max(1))
        reader.request(.max(1))
        #expect(log.text == "1")
        subject.value = 2
        subject.value = 3
        reader.request(.max(1))
        #expect(log.text == "1 2 3")
    }

    @Test func `who subscribes after the end is told of it`() {
        let (subject, log) = (PassthroughSubject<Int, Fault>(), Log())
        subject.send(completion: .failure(Fault()))
        _ = taker(subject, log)
        #expect(log.text == "!")
    }

    @Test func `a value that is sent while another one is received goes first to the rest`() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [String] = []
        let first = subject.sink {
            received.append("a\($0)")
            if $0 == 1 { subject.send(2) }
        }
        let second = subject.sink { received.append("b\($0)") }
        subject.send(1)
        #expect(received == ["a1", "a2", "b2", "b1"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `sources are asked once a subscriber asks`() {
        let (subject, log) = (PassthroughSubject<Int, Fault>(), Log())
        let probe = Probe("", log)
        let token = probe.subscribe(subject)
        #expect(log.text.isEmpty)
        let reader = taker(subject, log)
        reader.request(.max(1))
        probe.send(1)
        token.cancel()
        #expect(log.text == "^* 1 cancel")
    }

    @Test func `sources of a current value are asked at once, and released with the subject`() {
        let log = Log()
        let probe = Probe("", log)
        do {
            let subject = CurrentValueSubject<Int, Fault>(0)
            probe.receive(subscriber: AnySubscriber(subject))
            probe.send(5)
            #expect(subject.value == 5)
            subject.send(completion: .finished)
            subject.send(6)
            #expect(subject.value == 5)
        }
        #expect(log.text == "^*")
    }

    @Test func `an event without a value is sent`() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        let token = subject.sink { count += 1 }
        subject.send()
        #expect(count == 1)
        token.cancel()
    }
}
