package import LayoutSimViewTree

/// The contents of the badge detail; they may arrive in steps, the picture last.
package struct BadgeDataModel: Hashable, Sendable {
    /// The badge's title.
    package var title: String
    /// The sentence under the picture.
    package var description: String
    /// The badge's picture; `nil` shows the placeholder.
    package var image: Image?

    /// Creates the texts and the picture of a badge.
    package init(title: String, description: String, image: Image? = nil) {
        self.title = title
        self.description = description
        self.image = image
    }
}
