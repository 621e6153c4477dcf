extension Publisher {
    /// Attaches a subscriber that calls closures with values and completion until the result is canceled or
    /// deallocated.
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
    /// Attaches a subscriber that calls a closure with values until the result is canceled or deallocated.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns each value to a property of an object until the result is canceled or deallocated.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Assigns each value to a published property, as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}
