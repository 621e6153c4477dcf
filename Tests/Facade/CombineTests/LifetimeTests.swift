import Combine
import Testing

/// What closures hold is released when a subscription is canceled or ends, while the upstream goes on to exist.
@Suite struct LifetimeTests {
    final class Held: Sendable {}

    /// A publisher with a closure that holds an object.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (PassthroughSubject<Int, Never>, Held) -> AnyPublisher<Int, Never>

        init<P: Publisher & SendableMetatype>(
            _ name: String, _ make: @escaping @Sendable (AnyPublisher<Int, Never>) -> P
        ) where P.Output == Int, P.Failure == Never {
            testDescription = name
            self.make = { subject, held in
                let holding = subject.map { value in withExtendedLifetime(held) { value } }
                return make(holding.eraseToAnyPublisher()).eraseToAnyPublisher()
            }
        }
    }

    static let cases = [
        Case("map") { $0.map { $0 } }, Case("filter") { $0.filter { $0 > 0 } }, Case("collect") { $0.count() },
        Case("replaceEmpty") { $0.replaceEmpty(with: 0) }, Case("prefix") { $0.prefix(9) },
        Case("merge") { $0.merge(with: Empty(completeImmediately: false)) },
        Case("combineLatest") { $0.combineLatest(Just(1), +) }, Case("zip") { $0.zip([1, 2].publisher, +) },
        Case("flatMap") { $0.flatMap { CurrentValueSubject<Int, Never>($0) } },
        Case("switchToLatest") { $0.map { CurrentValueSubject<Int, Never>($0) }.switchToLatest() },
        Case("append") { $0.append(1) }, Case("catch") { $0.setFailureType(to: Fault.self).catch { _ in Just(1) } },
        Case("retry") { $0.retry(1) },
        Case("until") { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
        Case("buffer") { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) },
        Case("collect by count") { $0.collect(2).map(\.count) }, Case("share") { $0.share() },
        Case("debounce") { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) },
        Case("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
        Case("receive on") { $0.receive(on: ImmediateScheduler.shared) },
        Case("subscribe on") { $0.subscribe(on: ImmediateScheduler.shared) },
        Case("print") { $0.handleEvents(receiveOutput: { _ in }) },
    ]

    @Test(arguments: cases) func `a canceled subscription holds nothing`(_ example: Case) {
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Held?
        var token: AnyCancellable?
        do {
            let new = Held()
            held = new
            token = example.make(subject, new).sink { _ in }
        }
        subject.send(1)
        #expect(held != nil)
        token?.cancel()
        #expect(held == nil)
    }

    @Test(arguments: cases) func `a subscription that has ended holds nothing`(_ example: Case) {
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Held?
        var token: AnyCancellable?
        do {
            let new = Held()
            held = new
            token = example.make(subject, new).sink { _ in }
        }
        subject.send(1)
        subject.send(completion: .finished)
        #expect(held == nil)
        token?.cancel()
    }
}
