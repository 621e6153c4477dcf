/// The contents of a card.
public struct Card: Codable, Hashable {
    /// The first line.
    public var title: String
    /// The text below the title.
    public var detail: String
    /// Search terms.
    public var tags: Set<String>

    /// Creates a card.
    public init(title: String, detail: String, tags: Set<String> = []) {
        self.title = title
        self.detail = detail
        self.tags = tags
    }
}
