import Foundation

/// A badge that users can earn.
package struct Badge: Hashable, Sendable, Identifiable {
    /// The identity of a badge; titles are not unique.
    package struct Name: Hashable, Sendable {
        package let text: String

        /// Returns `nil` for an empty text.
        package init?(_ text: String) {
            guard !text.isEmpty else { return nil }
            self.text = text
        }
    }

    package let name: Name
    package let title: String
    package let text: String
    package let picture: PictureAddress

    package var id: Name { name }

    package init(name: Name, title: String, text: String, picture: PictureAddress) {
        (self.name, self.title, self.text, self.picture) = (name, title, text, picture)
    }
}
