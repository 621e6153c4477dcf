import LayoutSimNotation
import LayoutSimText

/// The longest texts of a catalog, by one measurement.
package struct TextRanking: Hashable, Sendable {
    /// The heading of the ranking, such as `titles by lines at 320 points`.
    package var heading: String
    /// The entries, longest first; texts of equal length are in the order of the file.
    package var entries: [Entry]

    /// A text and its length.
    package struct Entry: Hashable, Sendable {
        /// The name of the record.
        package var name: String
        /// The text.
        package var text: String
        /// The length as printed.
        package var length: String
    }

    /// The number of texts in a ranking.
    package static let count = 10

    static func byCharacters(_ text: BadgeText, in catalog: BadgeCatalog) -> TextRanking {
        TextRanking("\(text.rawValue)s by characters", text, catalog, measure: \.count) { "\($0)" }
    }

    static func byLines(
        _ text: BadgeText, in catalog: BadgeCatalog, width: Double, measure: (String) throws -> TextExtent
    ) rethrows -> TextRanking {
        let heading = "\(text.rawValue)s by lines at \(Int(width)) points"
        return try TextRanking(heading, text, catalog, measure: measure) {
            "\(counted($0.lines, "line")), the last \(tenths($0.lastLineWidth)) wide"
        }
    }

    private init<Length: Comparable>(
        _ heading: String, _ text: BadgeText, _ catalog: BadgeCatalog,
        measure: (String) throws -> Length, format: (Length) -> String
    ) rethrows {
        self.heading = heading
        let measured = try catalog.records.enumerated().map { ($0.offset, $0.element, try measure($0.element[text])) }
        let sorted = measured.sorted { $0.2 == $1.2 ? $0.0 < $1.0 : $0.2 > $1.2 }
        entries = sorted.prefix(Self.count).map { Entry(name: $0.1.name, text: $0.1[text], length: format($0.2)) }
    }

    /// Returns a number with one decimal.
    private static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension TextRanking: CustomStringConvertible {
    /// A heading and a line for each text, with right-aligned lengths.
    package var description: String {
        let width = entries.map(\.length.count).max() ?? 0
        let lines = entries.map { entry in
            "  " + String(repeating: " ", count: width - entry.length.count) + "\(entry.length)  \(entry.text)"
        }
        return (["the longest \(heading)"] + lines).joined(separator: "\n")
    }
}
