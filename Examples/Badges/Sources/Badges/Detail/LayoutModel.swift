import UIKit

/// The constants of the detail's constraints, in points.
package struct LayoutModel: Hashable, Sendable {
    /// The distance from the bars to the column.
    package var verticalPadding: CGFloat
    /// The distance from the title to the picture.
    package var titleGutter: CGFloat
    /// The distance from the picture to the text.
    package var textGutter: CGFloat
    package var horizontalPadding: CGFloat
    package var pictureSide: CGFloat
    /// The distance from the center of the screen to the center of the picture.
    package var verticalOffset: CGFloat
    package var picturePriority: UILayoutPriority
    package var textPriority: UILayoutPriority

    /// The screen width that the design is made for.
    static let referenceWidth: CGFloat = 375

    /// The constants as designed.
    package static let design = LayoutModel(
        verticalPadding: 8, titleGutter: 24, textGutter: 24, horizontalPadding: 16, pictureSide: 232,
        verticalOffset: -24, picturePriority: .defaultHigh, textPriority: UILayoutPriority(751))

    /// The constants as released.
    package static let shipped = LayoutModel(
        verticalPadding: 16, titleGutter: 16, textGutter: 16, horizontalPadding: 16, pictureSide: 232,
        verticalOffset: -16, picturePriority: UILayoutPriority(749), textPriority: .defaultHigh)

    /// Returns the constants for a screen `factor` times as wide, in whole points.
    package func scaled(by factor: CGFloat) -> LayoutModel {
        var scaled = self
        scaled.verticalPadding = (verticalPadding * factor).rounded()
        scaled.titleGutter = (titleGutter * factor).rounded()
        scaled.textGutter = (textGutter * factor).rounded()
        scaled.horizontalPadding = (horizontalPadding * factor).rounded()
        scaled.pictureSide = (pictureSide * factor).rounded()
        scaled.verticalOffset = (verticalOffset * factor).rounded()
        return scaled
    }

    /// Returns the ratio of a screen's width to the reference width.
    package static func factor(shorterSide: CGFloat) -> CGFloat { shorterSide / referenceWidth }
}
