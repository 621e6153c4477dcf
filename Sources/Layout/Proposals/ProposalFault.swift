/// What is wrong with a tree of views, as far as it can be laid out all the same.
package struct ProposalFault: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// A size or a place is no number, which counts as 0.
        case notANumber
        /// A view that has a place is endlessly long.
        case endless
    }

    /// The node at fault, by its place in the tree.
    package var node: Int
    package var reason: Reason
}

/// A tree of views that cannot be laid out.
package enum ProposalError: Error, Hashable, CustomStringConvertible {
    /// Views are nested deeper than the stack of a thread can hold.
    case tooDeep(levels: Int)

    /// The greatest number of levels; phones end apps long before [chosen].
    package static let deepest = 2000

    package var description: String {
        switch self {
        case .tooDeep(let levels): "views are nested \(levels) deep; at most \(Self.deepest) are laid out"
        }
    }
}
