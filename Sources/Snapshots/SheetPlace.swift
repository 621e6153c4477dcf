/// Where the golden of a variant stands in the sheet of its screen, by the variant's name.
package struct SheetPlace {
    private let variant: String
    /// What the variants of a row have in common, all but the device and its scale: `portrait`, `longest` of
    /// `w375-portrait@2x-longest`.
    package let row: [String]
    /// The milliseconds of a moment of a motion, by which it stands in its row.
    package let moment: Int?

    /// Takes the name of a variant apart.
    package init(_ variant: String) {
        self.variant = variant
        let words = variant.split(separator: "-")
        // A step may be called after an orientation, too.
        let scaled = words.firstIndex { $0.contains("@") }
        let orientation = scaled ?? words.lastIndex { $0 == "portrait" || $0 == "landscape" }
        var row = words[(orientation ?? min(1, words.count))...].map { String($0.prefix { $0 != "@" }) }
        moment = row.count > 3 && row.last == "ms" ? Int(row[row.count - 2]) : nil
        if moment != nil { row.removeLast(2) }
        self.row = row
    }

    /// Whether a golden stands before another one of its row that is as large.
    package static func precedes(_ one: SheetPlace, _ other: SheetPlace) -> Bool {
        (one.moment ?? 0, one.variant) < (other.moment ?? 0, other.variant)
    }

    /// Reverse alphabetical order puts portrait before landscape and typical before longest; steps follow their numbers.
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
