/// A badge as the catalog describes it.
package struct BadgeRecord: Hashable, Sendable {
    /// The name that identifies the badge; titles are not unique.
    package var name: String
    /// The displayed title.
    package var title: String
    /// The displayed description.
    package var description: String
    /// The title before translation.
    package var untranslatedTitle: String
    /// The description before translation.
    package var untranslatedDescription: String
    /// The category of the badge.
    package var category: BadgeCategory
    /// The images of the badge.
    package var icons: Icons
    /// The line of the file where the record begins, counting from 1.
    package var line: Int

    /// The images of a badge.
    package struct Icons: Hashable, Sendable {
        /// The small image.
        package var small: BadgeIcon
        /// The compact image.
        package var compact: BadgeIcon
        /// The image for email.
        package var email: BadgeIcon
        /// The large image.
        package var large: BadgeIcon

        /// Returns the image with a size.
        package subscript(size: BadgeIconSize) -> BadgeIcon {
            switch size {
            case .small: small
            case .compact: compact
            case .email: email
            case .large: large
            }
        }
    }

    /// Returns one of the displayed texts.
    package subscript(text: BadgeText) -> String {
        switch text {
        case .title: title
        case .description: description
        }
    }
}

/// The displayed texts of a badge.
package enum BadgeText: String, CaseIterable, Hashable, Sendable {
    case title, description
}
