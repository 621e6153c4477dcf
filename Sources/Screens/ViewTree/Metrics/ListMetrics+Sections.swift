package import LayoutSimText

extension ListMetrics {
    /// The metrics of a section's header or footer text, in points.
    package struct SectionText: Hashable, Sendable {
        /// The minimum height.
        package var minimumHeight: Double
        /// The distance above the text.
        package var top: Double
        /// The distance below the text.
        package var bottom: Double
    }

    /// Whether section texts have a background band.
    package var hasBands: Bool { style == .plain }
    /// Whether headers are capitalized.
    package var capitalizesHeaders: Bool { style != .plain }

    /// Returns the metrics of a section header.
    package func header(hasText: Bool, isFirst: Bool) -> SectionText {
        guard style != .plain else { return band(hasText: hasText) }
        let height: Double = hasText ? (isFirst ? 55.5 : 38) : (isFirst ? 35 : 17.5)
        return SectionText(minimumHeight: height, top: 16, bottom: 7)
    }

    /// Returns the metrics of a section footer.
    package func footer(hasText: Bool) -> SectionText {
        style == .plain ? band(hasText: hasText) : SectionText(minimumHeight: 17.5, top: 7, bottom: 12)
    }

    private func band(hasText: Bool) -> SectionText {
        SectionText(minimumHeight: hasText ? 28 : 0, top: 4, bottom: 4)
    }

    /// Returns the font of section texts: a headline on a band, otherwise a footnote.
    package func sectionFont(at category: ContentSizeCategory) -> Font { sectionStyle.font(at: category) }

    /// Returns the line height of section texts, in points.
    package func sectionLineHeight(at category: ContentSizeCategory) -> Double {
        let usual: Double = hasBands ? 20.5 : 16
        return usual * sectionFont(at: category).size / sectionStyle.font().size
    }

    private var sectionStyle: TextStyle { hasBands ? .headline : .footnote }
}
