import Combine
import Testing

@Suite struct SubscriberTests {
    final class Model { var count = 0 }

    @Test func `a sink takes one subscription, and lets go of its closures at the end`() {
        weak var kept: Model?
        var log: [String] = []
        let sink: Subscribers.Sink<Int, Fault>
        do {
            let model = Model()
            kept = model
            sink = Subscribers.Sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { model.count += $0 })
        }
        sink.receive(subscription: Subscriptions.empty)
        #expect(sink.receive(2) == .none && kept?.count == 2)
        sink.receive(completion: .finished)
        sink.receive(completion: .finished)
        #expect(log == ["finished"] && kept == nil)
        sink.cancel()
    }

    @Test func `values are assigned until the end, and the object is released`() {
        weak var kept: Model?
        let subject = PassthroughSubject<Int, Never>()
        let assign: Subscribers.Assign<Model, Int>
        do {
            let model = Model()
            kept = model
            assign = Subscribers.Assign(object: model, keyPath: \.count)
        }
        subject.subscribe(assign)
        subject.send(3)
        #expect(assign.object?.count == 3)
        assign.cancel()
        #expect(kept == nil)
    }

    @Test func `a subscriber is made of closures or of a subject`() {
        var log: [String] = []
        let reader = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: {
                log.append("\($0)")
                return $0 == 1 ? .max(1) : .none
            }, receiveCompletion: { log.append("\($0)") })
        [1, 2, 3].publisher.subscribe(reader)
        #expect(log == ["1", "2"])
        let subject = CurrentValueSubject<Int, Never>(0)
        [4].publisher.subscribe(AnySubscriber(subject))
        #expect(subject.value == 4)
        #expect("\(reader)" == "Anonymous AnySubscriber")
    }

    @Test func `an erased subscriber keeps its identifier`() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        #expect(AnySubscriber(sink).combineIdentifier == sink.combineIdentifier)
        #expect("\(AnySubscriber(sink))" == "Sink")
        #expect(CombineIdentifier() != CombineIdentifier())
        #expect(CombineIdentifier(sink) == CombineIdentifier(sink))
    }

    @Test func `a cancellable cancels once, at the latest when it is released`() {
        var count = 0
        let token = AnyCancellable { count += 1 }
        token.cancel()
        token.cancel()
        var set: Set<AnyCancellable> = []
        AnyCancellable { count += 1 }.store(in: &set)
        var list: [AnyCancellable] = []
        Subscriptions.empty.store(in: &list)
        AnyCancellable { count += 1 }.store(in: &list)
        #expect(count == 1 && list.count == 2)
        set = []
        list = []
        #expect(count == 3)
    }
}
