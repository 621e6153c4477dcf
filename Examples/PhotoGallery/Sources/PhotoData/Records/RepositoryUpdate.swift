/// What came of an answer of the remote store.
package struct RepositoryUpdate: Hashable, Sendable {
    /// The ids that the repository did not have before, in the order of the answer.
    package let new: [String]
    /// What was wrong, record by record.
    package let errors: [ExtractionError]

    /// Whether the answer is of no use as a whole.
    package var isFailed: Bool { errors.contains { !$0.isTolerated } }
}
