package import LayoutSimText

/// The fonts of the detail.
package struct BadgeStyleModel: Hashable, Sendable {
    /// The font of the title.
    package var titleFont: Font
    /// The font of the description.
    package var descriptionFont: Font

    /// Creates a style from its fonts.
    package init(titleFont: Font, descriptionFont: Font) {
        self.titleFont = titleFont
        self.descriptionFont = descriptionFont
    }

    /// The sizes of the text styles title2 and body.
    package static let standard = BadgeStyleModel(titleFont: .system(size: 22), descriptionFont: .system(size: 17))

    /// The fonts `factor` times as large, not rounded.
    package func scaled(by factor: Double) -> BadgeStyleModel {
        BadgeStyleModel(
            titleFont: titleFont.withSize(titleFont.size * factor),
            descriptionFont: descriptionFont.withSize(descriptionFont.size * factor))
    }
}
