package import LayoutSimText

extension BadgeCatalog {
    /// Returns the record whose text takes up the most room, or the first of several.
    package func longest(_ text: BadgeText, by measure: (String) throws -> TextExtent) rethrows -> BadgeRecord {
        var longest = 0
        var extent = try measure(records[0][text])
        for place in records.indices.dropFirst() {
            let candidate = try measure(records[place][text])
            if extent < candidate { (longest, extent) = (place, candidate) }
        }
        return records[longest]
    }
}
