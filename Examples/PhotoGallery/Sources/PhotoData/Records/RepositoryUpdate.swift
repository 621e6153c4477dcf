/// What came of an answer of the remote store.
public struct RepositoryUpdate: Hashable, Sendable {
    /// The ids that the repository did not have before, in the order of the answer.
    public let new: [String]
    /// What was wrong, record by record.
    public let errors: [ExtractionError]

    /// Whether the answer is of no use as a whole.
    public var isFailed: Bool { errors.contains { !$0.isTolerated } }
}
