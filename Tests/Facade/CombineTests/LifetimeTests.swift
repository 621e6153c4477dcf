import Combine
import Dispatch
import Testing

/// What closures hold is released when a subscription is canceled or ends, while the upstream goes on to exist.
@Suite struct LifetimeTests {
    final class Held: Sendable {}

    /// An operator, and whether it subscribes to its upstream again.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let subscribesAgain: Bool
        let make: @Sendable (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>

        init<P: Publisher & SendableMetatype>(
            _ name: String, subscribesAgain: Bool = false,
            _ make: @escaping @Sendable (AnyPublisher<Int, Never>) -> P
        ) where P.Output == Int, P.Failure == Never {
            (testDescription, self.subscribesAgain) = (name, subscribesAgain)
            self.make = { make($0).eraseToAnyPublisher() }
        }

        /// Subscribes through a closure that holds an object.
        func sink(_ subject: PassthroughSubject<Int, Never>, holding held: Held) -> AnyCancellable {
            let holding = subject.map { value in withExtendedLifetime(held) { value } }
            return make(holding.eraseToAnyPublisher()).sink { _ in }
        }
    }

    /// A publisher that is an object.
    private final class Source: Publisher {
        typealias Output = Int
        typealias Failure = Never
        private let subject = PassthroughSubject<Int, Never>()

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subject.subscribe(subscriber)
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
        Case("retry", subscribesAgain: true) { $0.retry(1) },
        Case("until") { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
        Case("buffer") { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) },
        Case("collect by count") { $0.collect(2).map(\.count) }, Case("share", subscribesAgain: true) { $0.share() },
        Case("debounce") { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) },
        Case("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
        Case("receive on") { $0.receive(on: ImmediateScheduler.shared) },
        Case("subscribe on") { $0.subscribe(on: ImmediateScheduler.shared) },
        Case("throttle") { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) },
        Case("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) },
        Case("breakpoint") { $0.breakpoint(receiveOutput: { _ in false }) },
    ]

    /// Operators that end on a queue.
    static let later = [
        Case("timeout") { $0.timeout(1000, scheduler: DispatchQueue.main) },
        Case("receive on a queue") { $0.receive(on: DispatchQueue.main) },
    ]

    @Test(arguments: cases + later) func `a canceled subscription holds nothing`(_ example: Case) {
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Held?
        var token: AnyCancellable?
        do {
            let new = Held()
            held = new
            token = example.sink(subject, holding: new)
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
            token = example.sink(subject, holding: new)
        }
        subject.send(1)
        subject.send(completion: .finished)
        #expect(held == nil)
        token?.cancel()
    }

    @Test(arguments: cases.filter { !$0.subscribesAgain } + later)
    func `a subscription does not hold the publisher`(_ example: Case) {
        weak var source: Source?
        var token: AnyCancellable?
        do {
            let new = Source()
            source = new
            token = example.make(new.eraseToAnyPublisher()).sink { _ in }
        }
        #expect(source == nil)
        token?.cancel()
    }
}
