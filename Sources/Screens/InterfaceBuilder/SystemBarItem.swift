internal import LayoutSimGeometry
package import LayoutSimText
package import LayoutSimViewTree

/// A system bar button, which shows a word or a symbol.
package struct SystemBarItem {
    /// The word; empty for symbols and spaces.
    package var title = ""
    /// The symbol; `nil` for words and spaces.
    package var image: Image?

    /// The name of the symbol; `nil` for words and spaces.
    package var symbol: String? {
        guard case .symbol(let name)? = image?.source else { return nil }
        return name
    }

    private static let size = Size(width: 22, height: 22)

    private static let symbols = [
        "add": "plus", "search": "magnifyingglass", "trash": "trash", "action": "square.and.arrow.up", "stop": "xmark",
        "close": "xmark", "organize": "folder", "bookmarks": "book", "camera": "camera",
        "compose": "square.and.pencil", "refresh": "arrow.clockwise", "reply": "arrowshape.turn.up.left",
        "play": "play.fill", "pause": "pause.fill", "rewind": "chevron.left", "fastForward": "chevron.right",
        "more": "ellipsis", "favorites": "star.fill", "mostViewed": "list.number", "topRated": "star.fill",
        "featured": "star.fill", "contacts": "person", "recents": "clock", "history": "clock",
        "downloads": "square.and.arrow.down", "mostRecent": "clock",
    ]

    /// Creates the item with a name that Interface Builder and UIKit share, in a language; `nil` is English.
    package init(_ name: String, language: Language? = nil) {
        image = Self.symbols[name].map { Image(.symbol($0), size: Self.size, intrinsicSize: nil) }
        guard image == nil, !name.hasSuffix("Space"), let first = name.first else { return }
        let english = first.uppercased() + name.dropFirst()
        title = SystemText(rawValue: english)?.text(in: language) ?? english
    }
}
