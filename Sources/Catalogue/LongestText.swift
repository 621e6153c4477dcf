package import LayoutSimGeometry

extension BadgeCatalogue {
    /// The record whose text takes the most room, the first of several.
    package func longest(_ text: BadgeText, by measure: (String) throws -> TextExtent) rethrows -> BadgeRecord {
        var longest = records[0]
        var extent = try measure(longest[text])
        for record in records.dropFirst() {
            let candidate = try measure(record[text])
            if extent < candidate { (longest, extent) = (record, candidate) }
        }
        return longest
    }
}
