import LayoutSimCatalog

/// Returns a record in the API's format, one key a line from the second line on.
func record(
    _ name: String, title: String = "Title", description: String = "Description", category: Int = 5,
    images: String = "image", large: String? = nil, email: String? = nil
) -> String {
    """
    {
    "name": "\(name)",
    "translated_description": "\(title)",
    "translated_safe_extended_description": "\(description)",
    "description": "Original title",
    "safe_extended_description": "Original description",
    "badge_category": \(category),
    "icons": {"small": "https://a.example/\(images)-40x40.png",
    "compact": "https://a.example/\(images)-60x60.png?10",
    "email": "https://a.example/\(email ?? "\(images)-70x70.png")",
    "large": "https://a.example/\(large ?? "\(images)-512x512.png")"},
    "user_badges": null
    }
    """
}

func catalog(_ records: String...) throws -> BadgeCatalog {
    try BadgeCatalog(parsing: Array("[\n\(records.joined(separator: ",\n"))\n]".utf8), file: "badges.json")
}
