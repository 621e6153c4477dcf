package import LayoutSimPixels
package import LayoutSimReports

/// A request of a review to its caller.
package enum ReviewRequest: Hashable, Sendable {
    /// A variant as the reviewer saw it.
    package struct Seen: Hashable, Sendable {
        package var key: String
        /// The digest of its tree and image; `nil` if the reviewer saw none.
        package var digest: ContentHash?

        package init(_ key: String, _ digest: ContentHash?) {
            self.key = key
            self.digest = digest
        }

        package init(_ variant: ReviewVariant) {
            self.init(variant.key, variant.digest)
        }
    }

    /// Accept these variants if they are still what the reviewer saw; a reason waives the faults of their layouts.
    case accept([Seen], waiver: String? = nil)
    /// Remove goldens without a variant.
    case prune(keys: [String])
    /// Discard these pending variants if they are still what the reviewer saw.
    case reject([Seen])
    /// Suspend the program.
    case suspend
    case quit
}
