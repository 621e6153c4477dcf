/// The reason why a record, or a whole answer, is unusable.
package enum ExtractionError: Error, Hashable, Sendable {
    /// A record has no id and cannot be identified.
    case emptyObjectId
    case missingValue(String)
    case incorrectType(String)
    case invalidURL(String)
    /// No record of an answer has an id.
    case noNewValues

    /// Whether an answer with this error can still be used.
    package var isTolerated: Bool { self != .emptyObjectId }
}
