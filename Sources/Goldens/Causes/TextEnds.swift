/// Two long texts, reduced to their differences.
struct TextEnds {
    let old: String
    let new: String

    /// The length up to which texts are not shortened.
    private static let shortest = 24
    /// The number of characters shown before and after the differing ones.
    private static let context = 8
    /// The number of differing characters shown from their start, and up to their end.
    private static let (start, end) = (16, 12)

    init(_ old: String, _ new: String) {
        guard max(old.count, new.count) > TextEnds.shortest else {
            (self.old, self.new) = (old, new)
            return
        }
        let before = zip(old, new).prefix { $0 == $1 }.count
        let after = zip(old.dropFirst(before).reversed(), new.dropFirst(before).reversed()).prefix { $0 == $1 }.count
        self.old = TextEnds.shortened(old, before, after)
        self.new = TextEnds.shortened(new, before, after)
    }

    /// Returns a text without most of what both have in common, and without the middle of the rest.
    private static func shortened(_ text: String, _ before: Int, _ after: Int) -> String {
        // A few characters are no longer than the ellipsis that would replace them.
        let (left, right) = (before - context, after - context)
        let first = left > 4 ? left : 0
        let last = right > 4 ? right : 0
        let part = text.dropFirst(first).dropLast(last)
        let middle = part.count > context + start + end + context
        let shown = middle ? part.prefix(start + context) + "…" + part.suffix(end + context) : part[...]
        return (first > 0 ? "…" : "") + shown + (last > 0 ? "…" : "")
    }
}
