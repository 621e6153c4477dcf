extension Future where Failure == Never {
    /// The value of the future, as soon as it is available.
    public var value: Output {
        get async {
            switch await outcome() {
            case .success(let value): value
            }
        }
    }
}

extension Future {
    /// The value of the future, as soon as it is available; its error is thrown.
    public var value: Output {
        get async throws { try await outcome().get() }
    }

    private func outcome() async -> Result<Output, Failure> {
        nonisolated(unsafe) let this = self
        return unsafe await withCheckedContinuation { continuation in
            unsafe this.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: { $0.request(.max(1)) },
                    receiveValue: {
                        continuation.resume(returning: Sent(value: Result<Output, Failure>.success($0)))
                        return .none
                    },
                    receiveCompletion: {
                        guard case .failure(let error) = $0 else { return }
                        continuation.resume(returning: Sent(value: .failure(error)))
                    }))
        }.value
    }
}
