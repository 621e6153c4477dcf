import LayoutSimText
import LayoutSimCatalog

extension FuzzTarget {
    static let catalog = FuzzTarget(
        name: "catalog",
        seeds: [String(decoding: BadgeCatalog.embeddedBytes, as: UTF8.self), twoBadges],
        dictionary: [
            "\"name\":", "\"translated_description\":", "\"badge_category\":", "\"icons\":", "\"large\":",
            "-512x512.png",
            "-0x0.", "5", "6", "null", "{}", "[]", "https://", "?10",
        ],
        read: { bytes in
            let catalog = try BadgeCatalog(parsing: bytes, file: "badges.json")
            precondition(
                Set(catalog.records.map(\.name)).count == catalog.records.count, "an identity occurs twice")
            let check = CatalogCheck(of: catalog) { _, text, width in
                TextExtent(lines: 1 + text.utf8.count / Int(width), lastLineWidth: Double(text.utf8.count))
            }
            precondition(!check.description.isEmpty, "a check has no text")
        })

    private static let twoBadges = #"""
        [{"name": "a", "translated_description": "A", "translated_safe_extended_description": "B", "description": "C",
        "safe_extended_description": "D", "badge_category": 5, "icons": {"small": "https://x/a-40x40.png",
        "compact": "https://x/a-60x60.png?1", "email": "https://x/b-70x70.png", "large": "https://x/a-250x250.png"}},
        {"name": "b", "translated_description": "A", "translated_safe_extended_description": "", "description": "",
        "safe_extended_description": "", "badge_category": 0, "icons": {"small": "a", "compact": "b", "email": "c",
        "large": "d"}, "more": null}]
        """#
}
