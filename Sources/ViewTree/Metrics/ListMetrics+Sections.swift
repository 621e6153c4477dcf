package import LayoutSimText

extension ListMetrics {
    /// The room of the text above or below the rows of a section, in points.
    package struct SectionText: Hashable, Sendable {
        /// The height where the text needs no more.
        package var minimumHeight: Double
        /// Above the text.
        package var top: Double
        /// Below the text.
        package var bottom: Double
    }

    /// Whether section texts lie on a band of their own.
    package var hasBands: Bool { style == .plain }
    /// Whether headers are set in capitals.
    package var capitalizesHeaders: Bool { style != .plain }

    /// The room above the rows of a section.
    package func header(hasText: Bool, isFirst: Bool) -> SectionText {
        guard style != .plain else { return band(hasText: hasText) }
        let height: Double = hasText ? (isFirst ? 55.5 : 38) : (isFirst ? 35 : 17.5)
        return SectionText(minimumHeight: height, top: 16, bottom: 7)
    }

    /// The room below the rows of a section.
    package func footer(hasText: Bool) -> SectionText {
        style == .plain ? band(hasText: hasText) : SectionText(minimumHeight: 17.5, top: 7, bottom: 12)
    }

    private func band(hasText: Bool) -> SectionText {
        SectionText(minimumHeight: hasText ? 28 : 0, top: 4, bottom: 4)
    }

    /// The font of section texts: a headline on a band, else a footnote.
    package func sectionFont(at category: ContentSizeCategory) -> Font { sectionStyle.font(at: category) }

    /// The distance of the baselines of section texts in points.
    package func sectionLineHeight(at category: ContentSizeCategory) -> Double {
        let usual: Double = hasBands ? 20.5 : 16
        return usual * sectionFont(at: category).size / sectionStyle.font().size
    }

    private var sectionStyle: TextStyle { hasBands ? .headline : .footnote }
}
