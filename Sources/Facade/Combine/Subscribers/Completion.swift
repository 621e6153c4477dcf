extension Subscribers {
    /// The completion of a publisher.
    @frozen public enum Completion<Failure: Error> {
        /// The publisher finished normally.
        case finished
        /// The publisher failed with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// The form in which a completion is coded.
private enum CompletionKeys: String, CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Encodes the completion.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKeys.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Creates a completion from its coded form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKeys.self)
        let isFinished = try container.decode(Bool.self, forKey: .success)
        self = isFinished ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
    }
}

extension Subscribers.Completion {
    /// The completion, with a failure of any kind.
    var erased: Subscribers.Completion<any Error> { mapError { $0 } }

    /// Returns the completion with another failure.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
