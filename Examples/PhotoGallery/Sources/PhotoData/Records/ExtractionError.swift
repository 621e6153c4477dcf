/// Why a record, or a whole answer, is of no use.
package enum ExtractionError: Error, Hashable, Sendable {
    /// A record has no id; nobody can know what it is.
    case emptyObjectId
    case missingValue(String)
    case incorrectType(String)
    case invalidURL(String)
    /// No record of an answer has an id.
    case noNewValues

    /// Whether an answer in which it happens can still be used.
    package var isTolerated: Bool { self != .emptyObjectId }
}
