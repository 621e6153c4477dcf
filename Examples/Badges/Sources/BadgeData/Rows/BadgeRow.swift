/// The contents of a badge's row in the list.
package struct BadgeRow<Picture: AnyObject>: Identifiable {
    package let badge: Badge
    /// The picture, or `nil` while the row is partial.
    package internal(set) var picture: Picture?

    package var id: Badge.Name { badge.name }
    package var isComplete: Bool { picture != nil }
}

/// A change of rows.
package enum RowChange: Hashable, Sendable {
    case all
    case rows([Int])
}
