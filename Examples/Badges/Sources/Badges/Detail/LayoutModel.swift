import UIKit

/// The constants of the detail's constraints, in points.
struct BadgeDetailLayout {
    var verticalPadding: CGFloat
    var verticalGutter: CGFloat
    var horizontalPadding: CGFloat
    var patchSize: CGFloat
    var verticalOffset: CGFloat
    var patchPriority: UILayoutPriority
    var textPriority: UILayoutPriority

    /// The width of the screen that the design was made for.
    static let referenceWidth: CGFloat = 375

    static let design = BadgeDetailLayout(
        verticalPadding: 8, verticalGutter: 24, horizontalPadding: 16, patchSize: 232, verticalOffset: -24,
        patchPriority: .defaultHigh, textPriority: UILayoutPriority(751))

    /// The constants for a screen `factor` times as wide, in whole points.
    func scaled(by factor: CGFloat) -> BadgeDetailLayout {
        var scaled = self
        scaled.verticalPadding = (verticalPadding * factor).rounded()
        scaled.verticalGutter = (verticalGutter * factor).rounded()
        scaled.horizontalPadding = (horizontalPadding * factor).rounded()
        scaled.patchSize = (patchSize * factor).rounded()
        scaled.verticalOffset = (verticalOffset * factor).rounded()
        return scaled
    }
}

/// The fonts of the detail.
struct BadgeDetailStyle {
    var titleFont: UIFont
    var descriptionFont: UIFont

    @MainActor static let standard = BadgeDetailStyle(
        titleFont: .systemFont(ofSize: 22), descriptionFont: .systemFont(ofSize: 17))

    /// The fonts for a screen `factor` times as wide.
    func scaled(by factor: CGFloat) -> BadgeDetailStyle {
        BadgeDetailStyle(
            titleFont: titleFont.withSize(titleFont.pointSize * factor),
            descriptionFont: descriptionFont.withSize(descriptionFont.pointSize * factor))
    }
}
