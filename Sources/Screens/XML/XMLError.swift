/// Why a file is no XML that this program reads.
package struct XMLError: Error, Hashable, Sendable {
    /// The reason that a file is refused.
    package enum Reason: Hashable, Sendable {
        /// It is no XML, in the words of the XML parser.
        case malformed(String)
        /// It declares entities, which could expand without end.
        case declaresEntities
        /// Its elements are nested deeper than `limit`.
        case tooDeep(limit: Int)
    }

    /// The one-based line of the fault.
    package var line: Int
    /// The reason that the file is refused.
    package var reason: Reason
}

extension XMLError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .malformed(let fault): "the XML is broken: \(fault)"
        case .declaresEntities: "the file declares entities"
        case .tooDeep(let limit): "elements are nested more than \(limit) levels deep"
        }
    }
}
