/// VoiceOver's names of system symbols without a label, after the titles in Apple's SF Symbols app and the items of
/// `UIBarButtonItem.SystemItem`.
enum SymbolNames {
    static let spoken = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "magnifyingglass": "Search",
        "square.and.arrow.up": "Share", "gear": "Settings", "gearshape": "Settings", "house": "Home", "heart": "Love",
        "star": "Favorite", "camera": "Camera", "bookmark": "Bookmark", "person": "Account", "envelope": "Mail",
        "ellipsis": "More", "info.circle": "Info", "play": "Play", "pause": "Pause", "chevron.right": "Forward",
        "chevron.left": "Back", "checkmark": "Selected", "arrow.clockwise": "Refresh", "paperplane": "Send",
    ]
}
