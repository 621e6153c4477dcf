import Foundation

/// The challenge patches of a response of the badges API, in its order.
package struct BadgeList: Hashable, Sendable {
    package let badges: [Badge]

    /// The API's category number of challenge patches.
    private static let challengePatch = 5

    /// Reads a response; returns `nil` unless it is an array.
    ///
    /// Skips entries of other categories, incomplete entries, and entries whose name already occurred.
    package init?(json: Data) {
        guard let entries = try? JSONDecoder().decode([Entry].self, from: json) else { return nil }
        var names: Set<Badge.Name> = []
        badges = entries.compactMap { entry in
            guard let record = entry.record, record.badgeCategory == Self.challengePatch, let badge = record.badge,
                names.insert(badge.name).inserted
            else { return nil }
            return badge
        }
    }

    /// An entry of the array, of any kind.
    private struct Entry: Decodable {
        let record: BadgeRecord?

        init(from decoder: any Decoder) { record = try? BadgeRecord(from: decoder) }
    }
}

/// A badge in the API's format.
private struct BadgeRecord: Decodable {
    let name: String
    let badgeCategory: Int
    let translatedDescription: String
    let translatedSafeExtendedDescription: String
    let icons: [String: String]

    enum CodingKeys: String, CodingKey {
        case name, icons
        case badgeCategory = "badge_category"
        case translatedDescription = "translated_description"
        case translatedSafeExtendedDescription = "translated_safe_extended_description"
    }

    /// The badge, or `nil` if a part is invalid.
    var badge: Badge? {
        guard let name = Badge.Name(name), let large = icons["large"], let picture = PictureAddress(large) else {
            return nil
        }
        return Badge(
            name: name, title: translatedDescription, text: translatedSafeExtendedDescription, picture: picture)
    }
}
