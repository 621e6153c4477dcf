import Combine
import Testing

@Suite struct ConnectingTests {
    @Test func `subscribers of a multicast wait for its connection`() {
        let log = Log()
        let probe = Probe("", log)
        let shared = probe.multicast { PassthroughSubject() }
        let tokens = (0..<2).map { number in
            shared.sink {
                log.note("\($0)")
            } receiveValue: {
                log.note("\(number):\($0)")
            }
        }
        #expect(log.text.isEmpty)
        let connection = shared.connect()
        probe.send(1)
        connection.cancel()
        #expect(log.text == "^* 0:1 1:1 cancel")
        withExtendedLifetime(tokens) {}
    }

    @Test func `a multicast sends through the subject that it is given`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let connection = [1, 2].publisher.multicast(subject: subject).connect()
        #expect(subject.value == 2)
        connection.cancel()
    }

    @Test func `a publisher is made connectable`() {
        var received: [Int] = []
        let publisher = [1, 2].publisher.makeConnectable()
        let token = publisher.sink { received.append($0) }
        #expect(received.isEmpty)
        let connection = publisher.connect()
        #expect(received == [1, 2])
        withExtendedLifetime((token, connection)) {}
    }

    @Test func `the first subscriber connects, and the last one disconnects`() {
        let log = Log()
        let shared = Probe("", log).share()
        #expect(shared == shared)
        let first = shared.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        let second = shared.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        first.cancel()
        #expect(log.text == "^*")
        second.cancel()
        #expect(log.text == "^* cancel")
    }

    @Test func `who subscribes after the end does not begin anew`() {
        let log = Log()
        let probe = Probe("", log)
        let shared = probe.multicast { PassthroughSubject() }.autoconnect()
        let first = shared.sink(receiveCompletion: { _ in log.note("|") }, receiveValue: { _ in })
        probe.end(.finished)
        let second = shared.sink(receiveCompletion: { _ in log.note("|") }, receiveValue: { _ in })
        #expect(log.text == "^* | |")
        withExtendedLifetime((first, second)) {}
    }
}
