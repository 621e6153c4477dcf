internal import LayoutSimGeometry

/// A text style of Dynamic Type, by the name that Interface Builder's files give to it.
enum TextStyle: String, Sendable {
    case largeTitle = "UICTFontTextStyleTitle0"
    case title1 = "UICTFontTextStyleTitle1"
    case title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3"
    case headline = "UICTFontTextStyleHeadline"
    case body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout"
    case subheadline = "UICTFontTextStyleSubhead"
    case footnote = "UICTFontTextStyleFootnote"
    case caption1 = "UICTFontTextStyleCaption1"
    case caption2 = "UICTFontTextStyleCaption2"

    /// The size of the letters and the distance of baselines, in points; Apple's tables of Dynamic Type.
    func metrics(at contentSize: ContentSize) -> (size: Double, leading: Double) {
        switch contentSize {
        case .large: largeMetrics
        case .xSmall: xSmallMetrics
        }
    }

    /// The font at a content size, and the distance of its baselines in points.
    func font(at contentSize: ContentSize) -> (font: Font, leading: Double) {
        let (size, leading) = metrics(at: contentSize)
        return (.system(size: size, weight: self == .headline ? .semibold : .regular), leading)
    }

    private var largeMetrics: (size: Double, leading: Double) {
        switch self {
        case .largeTitle: (34, 41)
        case .title1: (28, 34)
        case .title2: (22, 28)
        case .title3: (20, 25)
        case .headline, .body: (17, 22)
        case .callout: (16, 21)
        case .subheadline: (15, 20)
        case .footnote: (13, 18)
        case .caption1: (12, 16)
        case .caption2: (11, 13)
        }
    }

    private var xSmallMetrics: (size: Double, leading: Double) {
        switch self {
        case .largeTitle: (31, 38)
        case .title1: (25, 31)
        case .title2: (19, 24)
        case .title3: (17, 22)
        case .headline, .body: (14, 19)
        case .callout: (13, 18)
        case .subheadline, .footnote: (12, 16)
        case .caption1, .caption2: (11, 13)
        }
    }
}
