/// The position of a variant's golden in the sheet of its screen, derived from the variant's name.
package struct SheetPlace {
    /// The common part of the variants in a row, all but the device and its scale: `portrait`, `longest` of
    /// `w375-portrait@2x-longest`.
    package let row: [String]

    /// Parses the name of a variant.
    package init(_ variant: String) {
        let words = variant.split(separator: "-")
        // A step may be named after an orientation, too.
        let scaled = words.firstIndex { $0.contains("@") }
        let orientation = scaled ?? words.lastIndex { $0 == "portrait" || $0 == "landscape" }
        row = words[(orientation ?? min(1, words.count))...].map { String($0.prefix { $0 != "@" }) }
    }

    /// Returns whether a row precedes another: reverse alphabetical order puts portrait before landscape and typical
    /// before longest; steps are ordered by number.
    package static func precedes(_ one: [String], _ other: [String]) -> Bool {
        for (place, words) in zip(one, other).enumerated() where words.0 != words.1 {
            if place < 2 { return words.0 > words.1 }
            guard let first = Int(words.0), let second = Int(words.1), first != second else {
                return words.0 < words.1
            }
            return first < second
        }
        return one.count < other.count
    }
}
