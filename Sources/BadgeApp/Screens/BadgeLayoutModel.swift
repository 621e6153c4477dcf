package import LayoutSimViewTree

/// The constants of the detail's constraints, in points.
package struct BadgeLayoutModel: Hashable, Sendable {
    /// The least distance of the title from the bars above and of the description from the bottom.
    package var verticalPadding: Double
    /// The distance of the patch from the title and from the description.
    package var verticalGutter: Double
    /// The distance of the texts from the sides.
    package var horizontalPadding: Double
    /// The side of the patch where there is room for it.
    package var patchSize: Double
    /// How far the middle of the patch is from the middle of the screen, downward.
    package var verticalOffset: Double
    /// How much the size of the patch matters.
    package var patchPriority: Priority
    /// How much the heights of the texts matter.
    package var textPriority: Priority

    /// Creates a model from constants in points.
    package init(
        verticalPadding: Double, verticalGutter: Double, horizontalPadding: Double, patchSize: Double,
        verticalOffset: Double, patchPriority: Priority, textPriority: Priority
    ) {
        self.verticalPadding = verticalPadding
        self.verticalGutter = verticalGutter
        self.horizontalPadding = horizontalPadding
        self.patchSize = patchSize
        self.verticalOffset = verticalOffset
        self.patchPriority = patchPriority
        self.textPriority = textPriority
    }
}

extension BadgeLayoutModel {
    /// The width in points of the screen that the constants are given for.
    package static let referenceWidth = 375.0

    /// The model as it was designed.
    ///
    /// The texts matter more than the patch by one: at UIKit's 750 for both, which of them gives way would be a tie.
    package static let design = BadgeLayoutModel(
        verticalPadding: 8, verticalGutter: 24, horizontalPadding: 16, patchSize: 232, verticalOffset: -24,
        patchPriority: 750, textPriority: 751)

    /// The model as the app went out.
    package static let shipped = BadgeLayoutModel(
        verticalPadding: 16, verticalGutter: 16, horizontalPadding: 16, patchSize: 232, verticalOffset: -16,
        patchPriority: 749, textPriority: 750)

    /// The constants for a screen `factor` times as wide, each rounded to whole points.
    package func scaled(by factor: Double) -> BadgeLayoutModel {
        func scaled(_ value: Double) -> Double { (value * factor).rounded() }
        return BadgeLayoutModel(
            verticalPadding: scaled(verticalPadding), verticalGutter: scaled(verticalGutter),
            horizontalPadding: scaled(horizontalPadding), patchSize: scaled(patchSize),
            verticalOffset: scaled(verticalOffset), patchPriority: patchPriority, textPriority: textPriority)
    }
}
