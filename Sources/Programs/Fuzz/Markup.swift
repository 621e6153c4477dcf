import LayoutSimSeededRandom

/// The ranges of elements and attributes in an XML file or, in other text, of whatever looks like them.
struct Markup {
    /// The start tag of an element, or an empty-element tag.
    struct Tag {
        var start: Int
        var end: Int
        var name: Range<Int>
        /// The name in the end tag of the element; `nil` if it has none.
        var closing: Range<Int>?
        var elementEnd: Int
    }

    let bytes: [UInt8]
    private(set) var tags: [Tag] = []
    /// The attributes with their names and quotation marks.
    private(set) var attributes: [Range<Int>] = []
    /// The attribute values, without the quotation marks.
    private(set) var values: [Range<Int>] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var open: [Int] = []
        var position = 0
        while let start = index(of: "<", from: position), let end = index(of: ">", from: start) {
            position = end + 1
            switch start + 1 < end ? bytes[start + 1] : UInt8(ascii: "!") {
            case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
            case UInt8(ascii: "/"):
                guard let tag = open.popLast() else { continue }
                tags[tag].closing = start + 2..<end
                tags[tag].elementEnd = end + 1
            default: begin(start, end, &open)
            }
        }
    }

    private mutating func begin(_ start: Int, _ end: Int, _ open: inout [Int]) {
        let isWhole = bytes[end - 1] == UInt8(ascii: "/")
        let last = isWhole ? end - 1 : end
        let nameEnd = bytes[start + 1..<last].firstIndex { $0 <= UInt8(ascii: " ") } ?? last
        if !isWhole { open.append(tags.count) }
        tags.append(Tag(start: start, end: end + 1, name: start + 1..<nameEnd, elementEnd: end + 1))
        findAttributes(in: nameEnd..<last)
    }

    private mutating func findAttributes(in range: Range<Int>) {
        var start = range.lowerBound
        while let quote = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\"")),
            let end = bytes[quote + 1..<range.upperBound].firstIndex(of: UInt8(ascii: "\""))
        {
            attributes.append(start..<end + 1)
            values.append(quote + 1..<end)
            start = end + 1
        }
    }

    private func index(of character: Unicode.Scalar, from start: Int) -> Int? {
        bytes[start...].firstIndex(of: UInt8(ascii: character))
    }

    /// Returns a random element with its contents, but not the outermost one.
    func element(_ random: inout SeededRandom) -> Range<Int>? {
        guard tags.count > 1 else { return nil }
        let tag = tags[1 + random.int(below: tags.count - 1)]
        return tag.start..<tag.elementEnd
    }

    /// Returns a random position between two tags, after the first one.
    func place(_ random: inout SeededRandom) -> Int? {
        tags.isEmpty ? nil : random.pick(tags).end
    }

    /// Returns the bytes with a range of them replaced.
    func replacing(_ range: Range<Int>, with piece: ArraySlice<UInt8>) -> [UInt8] {
        var result = bytes
        result.replaceSubrange(range, with: piece)
        return result
    }
}
