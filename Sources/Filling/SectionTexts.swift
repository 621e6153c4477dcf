import LayoutSimText
import LayoutSimInterfaceBuilder

/// The texts above and below the rows of a section, with UIKit's distances in points.
struct SectionTexts {
    struct Part {
        var text: String
        var isHeader: Bool
        /// The height where the text needs no more.
        var spacing: Double
        var top: Double
        var bottom: Double
    }

    let header: Part
    let footer: Part
    /// Whether texts lie on a band of their own.
    let hasBand: Bool

    private let contentSize: ContentSizeCategory

    init(
        _ section: TableOutline.Section, style: TableOutline.Style, isFirst: Bool, contentSize: ContentSizeCategory
    ) {
        hasBand = style == .plain
        self.contentSize = contentSize
        guard style != .plain else {
            header = Part(
                text: section.header, isHeader: true, spacing: section.header.isEmpty ? 0 : 28, top: 4, bottom: 4)
            footer = Part(
                text: section.footer, isHeader: false, spacing: section.footer.isEmpty ? 0 : 28, top: 4, bottom: 4)
            return
        }
        let spacing: Double = section.header.isEmpty ? (isFirst ? 35 : 17.5) : (isFirst ? 55.5 : 38)
        header = Part(text: section.header.uppercased(), isHeader: true, spacing: spacing, top: 16, bottom: 7)
        footer = Part(text: section.footer, isHeader: false, spacing: 17.5, top: 7, bottom: 12)
    }

    /// A headline on a band, else a footnote.
    var font: Font { (hasBand ? TextStyle.headline : .footnote).font(at: contentSize) }

    var lineHeight: Double {
        let usual: Double = hasBand ? 20.5 : 16
        let usualFont = (hasBand ? TextStyle.headline : .footnote).font()
        return usual * font.size / usualFont.size
    }
}
