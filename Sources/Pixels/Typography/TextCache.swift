/// A cache of shaped and composed texts, so that the measured lines are those that are drawn, and typesetting a text
/// again at another size or width is fast.
struct TextCache {
    /// A shaped text with everything derived from it so far; a class, so that a single lookup finds all of it.
    final class Entry {
        let paragraphs: [ShapedParagraph]
        /// The line break opportunities of each paragraph.
        var opportunities: [Int: LineBreakOpportunities] = [:]
        /// The composed texts of a single style.
        private struct Rooms {
            let style: ComposedText.Style
            /// The texts, oldest first.
            var texts: [ComposedText] = []
        }

        /// The styles, oldest first.
        private var rooms: [Rooms] = []
        /// Truncated lines by paragraph and text, since similar widths show the same text.
        private var truncated: [Int: [String: ShapedParagraph]] = [:]

        /// The maximum number of composed texts for one style, to limit memory.
        private static let mostComposed = 64
        /// The maximum number of styles of a text: enough for a user's text sizes, but not for those of scaled text.
        private static let mostStyles = 16

        init(paragraphs: [ShapedParagraph]) {
            self.paragraphs = paragraphs
        }

        /// Returns the lines that composing the text for a request would produce, if they are known.
        func composed(for request: ResolvedRequest) -> ComposedText? {
            let style = request.style
            for place in rooms.indices where rooms[place].style == style {
                // Accessed by index, since an element that a closure accesses is copied first.
                for text in rooms[place].texts.indices where rooms[place].texts[text].serves(request) {
                    return rooms[place].texts[text]
                }
            }
            return nil
        }

        /// Returns a truncated line of a paragraph, shaping it if it is not cached.
        func truncated(_ text: String, of index: Int, shape: () -> ShapedParagraph) -> ShapedParagraph {
            if let known = truncated[index]?[text] { return known }
            let line = shape()
            if truncated[index, default: [:]].count == Self.mostComposed { truncated[index] = [:] }
            truncated[index, default: [:]][text] = line
            return line
        }

        func keep(_ text: ComposedText, _ style: ComposedText.Style) {
            let known = rooms.firstIndex { $0.style == style }
            if known == nil, rooms.count == Self.mostStyles { rooms.removeFirst() }
            let place = known ?? rooms.endIndex
            if place == rooms.endIndex { rooms.append(Rooms(style: style)) }
            if rooms[place].texts.count == Self.mostComposed { rooms[place].texts.removeFirst() }
            rooms[place].texts.append(text)
        }
    }

    /// The attributes on which the glyphs of a text depend.
    struct Key: Hashable {
        let text: String
        let typeface: Typeface
        let isRightToLeft: Bool?

        /// Hashes only the text, since each text is typeset in few faces.
        func hash(into hasher: inout Hasher) {
            hasher.combine(text)
        }

        /// Compares bytes: Swift's strings are equal if they differ only in the encoding of accents, but are shaped
        /// differently.
        static func == (left: Key, right: Key) -> Bool {
            left.isRightToLeft == right.isRightToLeft && left.typeface == right.typeface
                && left.text.hasSameBytes(as: right.text)
        }
    }

    private var entries: [Key: Entry] = [:]
    private var size = 0

    /// The capacity in UTF-8 code units, each of which takes about a hundred bytes; when it is exceeded, the cache is
    /// emptied, which costs time but changes no results.
    private let limit: Int

    init(limit: Int = 1 << 18) {
        self.limit = limit
    }

    subscript(key: Key) -> Entry? { entries[key] }

    /// Adds an entry with a new key.
    mutating func insert(_ entry: Entry, for key: Key) {
        size += key.text.utf8.count
        if size > limit {
            entries.removeAll()
            size = key.text.utf8.count
        }
        entries[key] = entry
    }
}

extension String {
    /// Returns whether both have the same UTF-8 bytes.
    fileprivate func hasSameBytes(as other: String) -> Bool {
        let (bytes, others) = (utf8Span.span, other.utf8Span.span)
        guard bytes.count == others.count else { return false }
        for place in bytes.indices where bytes[place] != others[place] { return false }
        return true
    }
}
