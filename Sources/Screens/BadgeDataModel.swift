public import LayoutSimViewTree

/// What the detail of a badge tells; it may come in steps, the picture last.
public struct BadgeDataModel: Hashable, Sendable {
    /// The badge's title.
    public var title: String
    /// The sentence under the picture.
    public var description: String
    /// The badge's picture; `nil` shows the placeholder.
    public var image: Image?

    /// Creates the texts and the picture of a badge.
    public init(title: String, description: String, image: Image? = nil) {
        self.title = title
        self.description = description
        self.image = image
    }
}
