/// Texts that were shaped before, so that setting them again at another size or width costs little.
struct TextCache {
    /// A text as paragraphs, with the places where they may be broken once somebody asked.
    struct Entry {
        let paragraphs: [ShapedParagraph]
        var opportunities: [Int: LineBreakOpportunities] = [:]
    }

    /// What the glyphs of a text depend on.
    struct Key: Hashable {
        let text: String
        let typeface: Typeface
        let isRightToLeft: Bool?

        /// Strings are equal that only differ in how their accents are written, but they are shaped differently.
        static func == (left: Key, right: Key) -> Bool {
            left.text.utf8.elementsEqual(right.text.utf8) && left.typeface == right.typeface
                && left.isRightToLeft == right.isRightToLeft
        }
    }

    private var entries: [Key: Entry] = [:]
    private var size = 0

    /// In UTF-8 code units; beyond it everything is forgotten, which costs time and changes nothing.
    private let limit: Int

    init(limit: Int = 4 << 20) {
        self.limit = limit
    }

    subscript(key: Key) -> Entry? {
        get { entries[key] }
        _modify { yield &entries[key] }
    }

    /// Remembers an entry under a key that is not known yet.
    mutating func insert(_ entry: Entry, for key: Key) {
        size += key.text.utf8.count
        if size > limit {
            entries.removeAll()
            size = key.text.utf8.count
        }
        entries[key] = entry
    }
}
