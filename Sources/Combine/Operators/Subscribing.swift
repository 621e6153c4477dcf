extension Publisher {
    /// Calls closures with the values and the end, as long as the result is kept.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let ties = Ties()
        receive(
            subscriber: AnySubscriber<Output, Failure>(
                receiveSubscription: {
                    ties.add($0)
                    $0.request(.unlimited)
                },
                receiveValue: {
                    if !ties.isCancelled { receiveValue($0) }
                    return .unlimited
                },
                receiveCompletion: { if !ties.isCancelled { receiveCompletion($0) } }))
        return AnyCancellable(ties)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with the values, as long as the result is kept.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object to each value, as long as the result is kept.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property to each value, as long as it exists.
    public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}
