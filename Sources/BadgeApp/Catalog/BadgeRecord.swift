/// A badge as the catalog describes it.
package struct BadgeRecord: Hashable, Sendable {
    /// The identity; titles are not unique.
    package var name: String
    /// The title that is shown.
    package var title: String
    /// The description that is shown.
    package var description: String
    /// The title before it was translated.
    package var untranslatedTitle: String
    /// The description before it was translated.
    package var untranslatedDescription: String
    package var category: BadgeCategory
    package var icons: Icons
    /// The line of the file where the record begins, from 1.
    package var line: Int

    /// The images of a badge.
    package struct Icons: Hashable, Sendable {
        package var small: BadgeIcon
        package var compact: BadgeIcon
        package var email: BadgeIcon
        package var large: BadgeIcon

        package subscript(size: BadgeIconSize) -> BadgeIcon {
            switch size {
            case .small: small
            case .compact: compact
            case .email: email
            case .large: large
            }
        }
    }

    /// One of the texts that are shown.
    package subscript(text: BadgeText) -> String {
        switch text {
        case .title: title
        case .description: description
        }
    }
}

/// The texts of a badge that are shown.
package enum BadgeText: String, CaseIterable, Hashable, Sendable {
    case title, description
}
