/// Texts that were shaped and composed before: what was measured is what is drawn, and setting a text again for another
/// size or width costs little.
struct TextCache {
    /// A shaped text, with what was derived from it so far; shared, so that one look into the cache finds all of it.
    final class Entry {
        let paragraphs: [ShapedParagraph]
        /// Where each paragraph may be broken.
        var opportunities: [Int: LineBreakOpportunities] = [:]
        /// The lines of the text in one style.
        private struct Rooms {
            let style: ComposedText.Style
            /// Oldest first.
            var texts: [ComposedText] = []
        }

        /// Oldest first.
        private var rooms: [Rooms] = []
        /// Truncated lines by paragraph and text: rooms that differ little show the same.
        private var truncated: [Int: [String: ShapedParagraph]] = [:]

        /// How many rooms of one text and style are kept; more would only take memory.
        private static let mostComposed = 64
        /// How many styles of one text are kept: those of the text sizes of a user, not those of a screen that is scaled.
        private static let mostStyles = 16

        init(paragraphs: [ShapedParagraph]) {
            self.paragraphs = paragraphs
        }

        /// The lines that composing the text for a request would give, if they are known.
        func composed(for request: ResolvedRequest) -> ComposedText? {
            let style = request.style
            for place in rooms.indices where rooms[place].style == style {
                // By index, since an element that is looked at in a closure is copied first.
                for text in rooms[place].texts.indices where rooms[place].texts[text].serves(request) {
                    return rooms[place].texts[text]
                }
            }
            return nil
        }

        /// A truncated line of a paragraph, which is shaped if it was not before.
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

    /// What the glyphs of a text depend on.
    struct Key: Hashable {
        let text: String
        let typeface: Typeface
        let isRightToLeft: Bool?

        /// The few faces that a text is set in share its hash.
        func hash(into hasher: inout Hasher) {
            hasher.combine(text)
        }

        /// Swift's strings are equal if they differ only in how accents are encoded, but those are shaped differently.
        static func == (left: Key, right: Key) -> Bool {
            left.isRightToLeft == right.isRightToLeft && left.typeface == right.typeface
                && left.text.hasSameBytes(as: right.text)
        }
    }

    private var entries: [Key: Entry] = [:]
    private var size = 0

    /// In UTF-8 code units, each of which takes about a hundred bytes; when it is exceeded the cache starts over, which costs
    /// time and changes nothing.
    private let limit: Int

    init(limit: Int = 1 << 18) {
        self.limit = limit
    }

    subscript(key: Key) -> Entry? { entries[key] }

    /// Adds an entry under a new key.
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
    /// Whether both are the same in UTF-8.
    fileprivate func hasSameBytes(as other: String) -> Bool {
        let (bytes, others) = (utf8Span.span, other.utf8Span.span)
        guard bytes.count == others.count else { return false }
        for place in bytes.indices where bytes[place] != others[place] { return false }
        return true
    }
}
