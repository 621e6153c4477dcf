import Combine

/// An error of tests.
struct Fault: Error, Equatable, Codable, CustomStringConvertible { var description: String { "fault" } }

/// What happened, in order, as words.
final class Log {
    var words: [String] = []
    var text: String { words.joined(separator: " ") }
    func note(_ word: String) { words.append(word) }
}

extension Subscribers.Demand {
    var word: String { max.map(String.init) ?? "*" }
}

/// A publisher whose events a test sends, and which notes what is requested: `^2`, `+1` as the answer to a value, and
/// `cancel`.
final class Probe: Publisher {
    typealias Output = Int
    typealias Failure = Fault
    private let name: String
    private let log: Log
    private var subscribers: [AnySubscriber<Int, Fault>] = []

    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
        subscribers.append(AnySubscriber(subscriber))
        subscriber.receive(subscription: Line(probe: self))
    }

    func send(_ value: Int) {
        guard let answer = subscribers.last?.receive(value), answer > .none else { return }
        log.note("\(name)+\(answer.word)")
    }

    func end(_ completion: Subscribers.Completion<Fault>) { subscribers.popLast()?.receive(completion: completion) }

    private final class Line: Subscription, CustomStringConvertible {
        let probe: Probe
        let description = "Probe"
        init(probe: Probe) { self.probe = probe }
        func request(_ demand: Subscribers.Demand) { probe.log.note("\(probe.name)^\(demand.word)") }
        func cancel() { probe.log.note("\(probe.name)cancel") }
    }
}

/// A subscriber that requests what a test says, and notes values, `|` for a normal end and `!` for an error.
final class Taker<Input, Failure: Error>: Subscriber {
    private let log: Log
    private let answer: Subscribers.Demand
    private var subscription: (any Subscription)?

    init(_ log: Log, answer: Subscribers.Demand = .none) { (self.log, self.answer) = (log, answer) }

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
        log.note("\(input)".replacing(" ", with: ""))
        return answer
    }
    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { log.note("|") } else { log.note("!") }
    }
    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
    func cancel() { subscription?.cancel() }
}
