internal import LayoutSimGeometry
package import LayoutSimText
package import LayoutSimViewTree

/// A button of the system's, which is a word or a symbol.
package struct SystemBarItem {
    /// The word; empty for symbols and spaces.
    package var title = ""
    /// The symbol; `nil` for words and spaces.
    package var image: Image?

    private static let size = Size(width: 22, height: 22)

    private static let symbols = [
        "add": "plus", "search": "magnifyingglass", "trash": "trash", "action": "square.and.arrow.up", "stop": "xmark",
        "close": "xmark", "organize": "square", "bookmarks": "square", "camera": "square", "compose": "square",
        "refresh": "circle", "reply": "chevron.left", "play": "chevron.right", "pause": "square",
        "rewind": "chevron.left", "fastForward": "chevron.right", "more": "ellipsis", "favorites": "star",
        "mostViewed": "star", "topRated": "star", "featured": "star", "contacts": "person", "recents": "circle",
        "history": "circle", "downloads": "chevron.down", "mostRecent": "circle",
    ]

    /// The item of a name, which Interface Builder and UIKit share, in a language; `nil` is English.
    package init(_ name: String, language: Language? = nil) {
        image = Self.symbols[name].map { Image(.symbol($0), size: Self.size, intrinsicSize: nil) }
        guard image == nil, !name.hasSuffix("Space"), let first = name.first else { return }
        let english = first.uppercased() + name.dropFirst()
        title = SystemText(rawValue: english)?.text(in: language) ?? english
    }
}
