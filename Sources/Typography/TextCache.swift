/// Texts that were shaped and composed before: what was measured is what is drawn, and setting a text again for another
/// size or width costs little.
struct TextCache {
    /// A shaped text, with what was derived from it so far.
    struct Entry {
        let paragraphs: [ShapedParagraph]
        /// Where each paragraph may be broken.
        var opportunities: [Int: LineBreakOpportunities] = [:]
        private var composed: [ComposedText.Style: [ComposedText]] = [:]

        /// How many rooms of one text and style are kept; more would only take memory.
        private static let mostComposed = 8

        init(paragraphs: [ShapedParagraph]) {
            self.paragraphs = paragraphs
        }

        /// The lines that composing the text for a request would give, if they are known.
        func composed(for request: ResolvedRequest) -> ComposedText? {
            composed[request.style]?.first { $0.serves(request) }
        }

        mutating func keep(_ text: ComposedText, _ style: ComposedText.Style) {
            composed[style, default: []].append(text)
            if let count = composed[style]?.count, count > Self.mostComposed { composed[style]?.removeFirst() }
        }
    }

    /// What the glyphs of a text depend on.
    struct Key: Hashable {
        let text: String
        let typeface: Typeface
        let isRightToLeft: Bool?

        /// Swift's strings are equal if they differ only in how accents are encoded, but those are shaped differently.
        static func == (left: Key, right: Key) -> Bool {
            left.text.utf8.elementsEqual(right.text.utf8) && left.typeface == right.typeface
                && left.isRightToLeft == right.isRightToLeft
        }
    }

    private var entries: [Key: Entry] = [:]
    private var size = 0

    /// In UTF-8 code units; when it is exceeded the cache starts over, which costs time and changes nothing.
    private let limit: Int

    init(limit: Int = 4 << 20) {
        self.limit = limit
    }

    subscript(key: Key) -> Entry? {
        get { entries[key] }
        _modify { yield &entries[key] }
    }

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
