/// The reason why a file cannot be read as XML.
package struct XMLError: Error, Hashable, Sendable {
    /// The reason why a file is rejected.
    package enum Reason: Hashable, Sendable {
        /// The file is not well-formed; the value is the XML parser's message.
        case malformed(String)
        /// The file declares entities, which could expand without limit.
        case declaresEntities
        /// The elements are nested deeper than `limit`.
        case tooDeep(limit: Int)
    }

    /// The one-based line of the fault.
    package var line: Int
    /// The reason why the file is rejected.
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
