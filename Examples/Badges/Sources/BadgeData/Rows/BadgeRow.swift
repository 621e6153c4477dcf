/// What a row of the list shows of a badge.
package struct BadgeRow<Picture: AnyObject>: Identifiable {
    package let badge: Badge
    /// `nil` while the row is partial.
    package internal(set) var picture: Picture?

    package var id: Badge.Name { badge.name }
    package var isComplete: Bool { picture != nil }
}

/// Which rows changed.
package enum RowChange: Hashable, Sendable {
    case all
    case rows([Int])
}
