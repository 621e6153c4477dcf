/// Texts that were shaped and composed before: what was measured is what is drawn, and setting a text again for another
/// size or width costs little.
struct TextCache {
    /// A shaped text, with what was derived from it so far; shared, so that one look into the cache finds all of it.
    final class Entry {
        let paragraphs: [ShapedParagraph]
        /// Where each paragraph may be broken.
        var opportunities: [Int: LineBreakOpportunities] = [:]
        /// Oldest first.
        private var composed: [(style: ComposedText.Style, text: ComposedText)] = []

        /// Truncated lines by paragraph and text: rooms that differ little show the same.
        private var truncated: [Int: [String: ShapedParagraph]] = [:]

        /// How many rooms of one text and style are kept; more would only take memory.
        private static let mostComposed = 64

        init(paragraphs: [ShapedParagraph]) {
            self.paragraphs = paragraphs
        }

        /// The lines that composing the text for a request would give, if they are known.
        func composed(for request: ResolvedRequest) -> ComposedText? {
            let style = request.style
            return composed.firstIndex { $0.style == style && $0.text.serves(request) }.map { composed[$0].text }
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
            let rooms = composed.indices.filter { composed[$0].style == style }
            if rooms.count == Self.mostComposed { composed.remove(at: rooms[0]) }
            composed.append((style, text))
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
