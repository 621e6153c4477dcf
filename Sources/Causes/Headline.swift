/// A change and its reason on one line.
package struct Headline: Hashable, Sendable {
    /// What changed: `patch.height 232 → 214`.
    package var change: String
    /// Why, starting with the conjunction: `because title 1 → 2 lines`; empty if there is nothing to say.
    package var reason: String
    /// Whether the reason is proven; an unproven one follows a comma.
    package var isProven: Bool

    package init(_ change: String, reason: String = "", isProven: Bool = true) {
        self.change = change
        self.reason = reason
        self.isProven = isProven
    }

    /// The headline with a remark at its end, such as the variant that its numbers come from.
    package func noting(_ remark: String) -> Headline {
        var headline = self
        if reason.isEmpty { headline.change += remark } else { headline.reason += remark }
        return headline
    }
}

extension Headline: CustomStringConvertible {
    package var description: String {
        reason.isEmpty ? change : change + (isProven ? " " : ", ") + reason
    }
}
