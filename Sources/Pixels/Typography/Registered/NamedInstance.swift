/// A named instance of a variable font, such as its bold face (OpenType, *fvar*).
struct NamedInstance {
    /// The index among the instances of the font.
    let index: Int
    /// The name of the style, such as `SemiBold`.
    let style: String
    /// The PostScript name, such as `MontserratRoman-SemiBold`.
    let name: String
    /// The place on the axis of weights, from 100 to 900; `nil` without such an axis.
    let weight: Int?
    /// Whether it is italic or slanted, as far as axes say so.
    let isItalic: Bool
}

extension FontTables {
    /// The named instances of a variable font, in order, apart from the one that is the font as its file has it; empty
    /// for other fonts.
    var namedInstances: [NamedInstance] {
        let (axes, count, size) = (unsigned("fvar", 4), unsigned("fvar", 8), unsigned("fvar", 10))
        let (instances, length) = (unsigned("fvar", 12), unsigned("fvar", 14))
        guard has("fvar"), (1...64).contains(count), size >= 20, length >= 4 + 4 * count else { return [] }
        let tags = (0..<count).map { tag(at: axes + $0 * size) }
        let usual = (0..<count).map { fixed(at: axes + $0 * size + 8) }
        let start = axes + count * size
        let room = max(0, self.length(of: "fvar") - start) / length
        return (0..<min(instances, room, 1000)).compactMap { index in
            let record = start + index * length
            guard let style = name(unsigned("fvar", record)) else { return nil }
            let values = (0..<count).map { fixed(at: record + 4 + 4 * $0) }
            let named = length >= 6 + 4 * count ? name(unsigned("fvar", record + 4 + 4 * count)) : nil
            guard named != nil || values != usual else { return nil }
            let places = zip(tags, values)
            return NamedInstance(
                index: index, style: style, name: named ?? postScriptName(of: style),
                weight: places.first { $0.0 == "wght" }.map { Int(min(max($0.1, 100), 900)) },
                isItalic: places.contains { ["ital", "slnt"].contains($0.0) && $0.1 != 0 })
        }
    }

    /// Returns the name of an instance that has none of its own, such as `Inter-Regular_Thin-Italic`, as iOS and Xcode
    /// have it in public apps.
    private func postScriptName(of style: String) -> String {
        "\(name(6) ?? "Unknown")_\(String(style.map { $0 == " " ? "-" : $0 }))"
    }

    /// Returns a number in units of an axis, such as a weight.
    private func fixed(at offset: Int) -> Double {
        Double(signed("fvar", offset)) + Double(unsigned("fvar", offset + 2)) / 65536
    }

    /// Returns the four letters that name an axis.
    private func tag(at offset: Int) -> String {
        let (first, last) = (unsigned("fvar", offset), unsigned("fvar", offset + 2))
        let letters = [first >> 8, first & 255, last >> 8, last & 255]
        return String(String.UnicodeScalarView(letters.map { Unicode.Scalar(UInt8($0)) }))
    }
}
