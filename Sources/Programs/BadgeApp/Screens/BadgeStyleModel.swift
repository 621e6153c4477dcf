package import LayoutSimText

/// The fonts of the badge detail.
package struct BadgeStyleModel: Hashable, Sendable {
    /// The font of the title.
    package var titleFont: Font
    /// The font of the description.
    package var descriptionFont: Font

    /// Creates a style from two fonts.
    package init(titleFont: Font, descriptionFont: Font) {
        self.titleFont = titleFont
        self.descriptionFont = descriptionFont
    }

    /// The fonts with the sizes of the text styles title 2 and body.
    package static let standard = BadgeStyleModel(titleFont: .system(size: 22), descriptionFont: .system(size: 17))

    /// Returns the fonts scaled by `factor`, without rounding.
    package func scaled(by factor: Double) -> BadgeStyleModel {
        BadgeStyleModel(
            titleFont: titleFont.withSize(titleFont.size * factor),
            descriptionFont: descriptionFont.withSize(descriptionFont.size * factor))
    }
}
