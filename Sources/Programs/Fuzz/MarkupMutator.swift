import LayoutSimSeededRandom

/// Mutates XML files by whole elements and attributes, so that the result is still XML.
struct MarkupMutator: Sendable {
    /// Names of elements and values of attributes that the reader knows.
    let words: [[UInt8]]

    /// No input grows beyond this, in bytes.
    private static let limit = 1 << 18

    init(words: [String]) {
        self.words = words.map { Array($0.utf8) }
    }

    /// A mutated copy of an input, sometimes with an element of another one.
    func mutated(_ input: [UInt8], other: [UInt8], random: inout SeededRandom) -> [UInt8] {
        var result = input
        repeat {
            let markup = Markup(result)
            guard !markup.tags.isEmpty else { break }
            result = changed(markup, other, &random)
        } while random.int(below: 3) != 0
        return result.count <= Self.limit ? result : input
    }

    private func changed(_ markup: Markup, _ other: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        switch random.int(below: 12) {
        case 0...2: swapValue(markup, &random)
        case 3, 4: replaceValue(markup, &random)
        case 5: removeAttribute(markup, &random)
        case 6: removeElement(markup, &random)
        case 7: copyElement(markup, from: markup, &random)
        case 8: copyElement(markup, from: Markup(other), &random)
        case 9: moveElement(markup, &random)
        case 10: rename(markup, &random)
        default: nest(markup, &random)
        }
    }

    /// Gives one attribute the value of another one, such as the id of another object.
    private func swapValue(_ markup: Markup, _ random: inout SeededRandom) -> [UInt8] {
        guard !markup.values.isEmpty else { return markup.bytes }
        let value = random.pick(markup.values)
        // Mostly one of the same length, since ids are all as long as each other.
        let alike = markup.values.filter { $0.count == value.count }
        let source = random.pick(random.int(below: 4) == 0 ? markup.values : alike)
        return markup.replacing(value, with: markup.bytes[source])
    }

    private func replaceValue(_ markup: Markup, _ random: inout SeededRandom) -> [UInt8] {
        guard !markup.values.isEmpty else { return markup.bytes }
        let isWord = !words.isEmpty && random.int(below: 2) == 0
        let value = isWord ? random.pick(words) : Array(random.pick(Self.numbers).utf8)
        return markup.replacing(random.pick(markup.values), with: value[...])
    }

    private static let numbers = [
        "0", "-1", "1", "0.5", "1000", "-1e300", "1e300", "1e9", "100000", "nan", "inf", "1:0", "0:1", "16:9", "1e-9",
        "",
        "99999999999999999999", "-0", "0x10", "375", "YES", "NO", "&lt;", "&amp;",
    ]

    private func removeAttribute(_ markup: Markup, _ random: inout SeededRandom) -> [UInt8] {
        guard !markup.attributes.isEmpty else { return markup.bytes }
        return markup.replacing(random.pick(markup.attributes), with: [])
    }

    private func removeElement(_ markup: Markup, _ random: inout SeededRandom) -> [UInt8] {
        guard let element = markup.element(&random) else { return markup.bytes }
        return markup.replacing(element, with: [])
    }

    private func copyElement(_ markup: Markup, from source: Markup, _ random: inout SeededRandom) -> [UInt8] {
        guard let element = source.element(&random), let place = markup.place(&random) else { return markup.bytes }
        var copies: [UInt8] = []
        for _ in 0...(random.int(below: 8) == 0 ? random.int(below: 60) : 0) { copies += source.bytes[element] }
        return markup.replacing(place..<place, with: copies[...])
    }

    private func moveElement(_ markup: Markup, _ random: inout SeededRandom) -> [UInt8] {
        guard let element = markup.element(&random) else { return markup.bytes }
        let piece = markup.bytes[element]
        let rest = Markup(markup.replacing(element, with: []))
        guard let place = rest.place(&random) else { return markup.bytes }
        return rest.replacing(place..<place, with: piece)
    }

    /// Gives an element the name of another one, or a word.
    private func rename(_ markup: Markup, _ random: inout SeededRandom) -> [UInt8] {
        let tag = random.pick(markup.tags)
        let other = random.pick(markup.tags)
        let name = words.isEmpty || random.int(below: 2) == 0 ? Array(markup.bytes[other.name]) : random.pick(words)
        guard let closing = tag.closing else { return markup.replacing(tag.name, with: name[...]) }
        let begun = Markup(markup.replacing(closing, with: name[...]))
        return begun.replacing(tag.name, with: name[...])
    }

    /// Nests an element in copies of its enclosing tags.
    private func nest(_ markup: Markup, _ random: inout SeededRandom) -> [UInt8] {
        guard let element = markup.element(&random) else { return markup.bytes }
        let depth = random.int(below: 4) == 0 ? random.int(below: 300) : random.int(below: 8)
        let wraps = [("<view><subviews>", "</subviews></view>"), ("<stackView><subviews>", "</subviews></stackView>")]
        let wrap = random.pick(wraps)
        let opening = String(repeating: wrap.0, count: depth).utf8
        let closing = String(repeating: wrap.1, count: depth).utf8
        return markup.replacing(element, with: (opening + markup.bytes[element] + closing)[...])
    }
}
