/// What an operator makes of a value that it receives.
enum Step<Output, Failure: Error> {
    /// The value is sent.
    case send(Output)
    /// Nothing is sent, and another value is requested instead.
    case skip
    /// The value is sent as the last one.
    case sendLast(Output)
    /// The upstream is canceled, and the publisher finishes.
    case finish
    /// The upstream is canceled, and the publisher fails.
    case fail(Failure)
}

/// A subscription that makes at most one value of each that it receives; demands go upstream as they are.
final class Transformer<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
{
    typealias Stage = (Input) -> Step<Downstream.Input, Downstream.Failure>
    typealias Ending = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    let description: String
    private let link: Link<Downstream>
    private let stage: Stage
    private let ending: Ending

    init(_ description: String, _ downstream: Downstream, ending: @escaping Ending, stage: @escaping Stage) {
        (self.description, self.ending, self.stage) = (description, ending, stage)
        link = Link(downstream)
    }

    func receive(subscription: any Subscription) { link.open(subscription)?.receive(subscription: self) }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = link.downstream else { return .none }
        switch stage(input) {
        case .send(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .sendLast(let value):
            _ = downstream.receive(value)
            link.end(.finished)
        case .finish: link.end(.finished)
        case .fail(let error): link.end(.failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { link.finish(ending(completion)) }
    func request(_ demand: Subscribers.Demand) { link.request(demand) }
    func cancel() { link.cancel() }
}

extension Transformer where Failure == Downstream.Failure {
    /// Creates a subscription that passes the completion on.
    convenience init(_ description: String, _ downstream: Downstream, stage: @escaping Stage) {
        self.init(description, downstream, ending: { $0 }, stage: stage)
    }
}

extension Transformer where Downstream.Failure == any Error {
    /// Creates a subscription whose closure may throw an error, with which the publisher fails.
    convenience init(
        _ description: String, _ downstream: Downstream,
        trying stage: @escaping (Input) throws -> Step<Downstream.Input, any Error>
    ) {
        self.init(description, downstream, ending: { $0.erased }) { value in
            do { return try stage(value) } catch { return .fail(error) }
        }
    }
}
