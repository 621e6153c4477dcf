/// A text style of Dynamic Type, UIKit's `UIFont.TextStyle`.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// Returns the system font that UIKit's `preferredFont(forTextStyle:)` returns for a content size category.
    public func font(at category: ContentSizeCategory = .large) -> Font {
        .system(size: metrics(at: category).size, weight: self == .headline ? .semibold : .regular)
    }

    /// Returns the line height in points for a content size category.
    public func leading(at category: ContentSizeCategory = .large) -> Double { metrics(at: category).leading }

    /// Returns font size and line height in points, from the Dynamic Type tables of Apple's Human Interface Guidelines.
    private func metrics(at category: ContentSizeCategory) -> (size: Double, leading: Double) {
        let sizes = ContentSizeCategory.allCases
        return table[sizes.firstIndex(of: category) ?? 3]
    }

    /// Font sizes and line heights from the smallest to the largest content size category.
    private var table: [(size: Double, leading: Double)] {
        switch self {
        case .largeTitle:
            [
                (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61),
                (56, 66), (60, 70),
            ]
        case .title1:
            [
                (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57),
                (53, 62), (58, 68),
            ]
        case .title2:
            [
                (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52),
                (50, 59), (56, 66),
            ]
        case .title3:
            [
                (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51),
                (49, 58), (55, 65),
            ]
        case .headline, .body:
            [
                (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
                (47, 56), (53, 62),
            ]
        case .callout:
            [
                (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46),
                (44, 52), (51, 60),
            ]
        case .subheadline:
            [
                (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43),
                (42, 50), (49, 58),
            ]
        case .footnote:
            [
                (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40),
                (38, 46), (44, 52),
            ]
        case .caption1:
            [
                (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39),
                (37, 44), (43, 51),
            ]
        case .caption2:
            [
                (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35),
                (34, 41), (40, 48),
            ]
        }
    }
}

extension TextContent {
    /// Creates a text in a text style, which scales with the content size category; any number of lines by default.
    public init(
        _ text: String, style: TextStyle, at category: ContentSizeCategory = .large,
        alignment: TextAlignment = .natural, numberOfLines: Int = 0
    ) {
        self.init(text, font: style.font(at: category), alignment: alignment, numberOfLines: numberOfLines)
        lineLeading = style.leading(at: category)
    }
}
