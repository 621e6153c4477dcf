/// The effect of an answer of the remote store.
package struct RepositoryUpdate: Hashable, Sendable {
    /// The ids that are new to the repository, in the order of the answer.
    package let new: [String]
    /// The errors of the records.
    package let errors: [ExtractionError]

    /// Whether the whole answer is unusable.
    package var isFailed: Bool { errors.contains { !$0.isTolerated } }
}
