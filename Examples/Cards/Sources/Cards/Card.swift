/// What a card says.
public struct Card: Codable, Hashable {
    /// The first line.
    public var title: String
    /// What follows.
    public var detail: String
    /// Words to find it by.
    public var tags: Set<String>

    /// Creates a card.
    public init(title: String, detail: String, tags: Set<String> = []) {
        self.title = title
        self.detail = detail
        self.tags = tags
    }
}
