/// The elements of an XML file with their attributes, as ranges of its bytes.
struct MarkupTree {
    /// An element; `markup.tags` has the tag at the same index.
    struct Element {
        var name: String
        var attributes: [String: Attribute]
        /// The index of the parent element.
        var parent: Int?
        /// The range of the element with everything in it.
        var range: Range<Int>
        /// The range between the start tag and the end tag.
        var contents: Range<Int>
    }

    /// The value of an attribute and its range, without the quotation marks.
    struct Attribute {
        var value: String
        var range: Range<Int>
    }

    let bytes: [UInt8]
    let elements: [Element]

    init(_ bytes: [UInt8]) {
        let markup = Markup(bytes)
        var open: [Int] = []
        var elements: [Element] = []
        for (index, tag) in markup.tags.enumerated() {
            while let last = open.last, elements[last].range.upperBound <= tag.start { open.removeLast() }
            let end = tag.closing.map { $0.lowerBound - 2 } ?? tag.end
            elements.append(
                Element(
                    name: Self.text(bytes[tag.name]), attributes: Self.attributes(bytes, tag), parent: open.last,
                    range: tag.start..<tag.elementEnd, contents: tag.end..<max(end, tag.end)))
            if tag.elementEnd > tag.end { open.append(index) }
        }
        self.bytes = bytes
        self.elements = elements
    }

    /// Returns the value of an attribute.
    func value(_ name: String, _ element: Int) -> String? { elements[element].attributes[name]?.value }

    /// Returns the owner of an element, skipping the arrays that Interface Builder puts between them.
    func owner(of element: Int) -> Int? {
        var place = elements[element].parent
        while let parent = place, elements[parent].attributes["id"] == nil { place = elements[parent].parent }
        return place
    }

    /// Returns all descendants of an element.
    func descendants(of element: Int) -> [Int] {
        let range = elements[element].range
        return elements.indices.filter { $0 != element && range.contains(elements[$0].range.lowerBound) }
    }

    private static func attributes(_ bytes: [UInt8], _ tag: Markup.Tag) -> [String: Attribute] {
        var attributes: [String: Attribute] = [:]
        var position = tag.name.upperBound
        while position < tag.end, let equals = bytes[position..<tag.end].firstIndex(of: UInt8(ascii: "=")),
            equals + 1 < tag.end, bytes[equals + 1] == UInt8(ascii: "\""),
            let end = bytes[(equals + 2)..<tag.end].firstIndex(of: UInt8(ascii: "\""))
        {
            let name = bytes[position..<equals].filter { $0 > UInt8(ascii: " ") }
            let range = equals + 2..<end
            attributes[text(name[...])] = Attribute(value: text(bytes[range]), range: range)
            position = end + 1
        }
        return attributes
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
