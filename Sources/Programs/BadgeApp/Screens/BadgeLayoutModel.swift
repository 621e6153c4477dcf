package import LayoutSimViewTree

/// The constants of the badge detail's constraints, in points.
package struct BadgeLayoutModel: Hashable, Sendable {
    /// The minimum distance of the title from the bars above it, and of the description from the bottom.
    package var verticalPadding: Double
    /// The distance of the patch from the title and from the description.
    package var verticalGutter: Double
    /// The distance of the texts from the sides of the screen.
    package var horizontalPadding: Double
    /// The preferred side length of the patch.
    package var patchSize: Double
    /// The downward offset of the patch's center from the screen's center.
    package var verticalOffset: Double
    /// The priority of the patch's size.
    package var patchPriority: Priority
    /// The priority of the texts' heights.
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
    /// The width, in points, of the screen that the constants are designed for.
    package static let referenceWidth = 375.0

    /// The model as designed.
    ///
    /// The texts have a priority one higher than the patch: with UIKit's default of 750 for both, it would be undefined
    /// which of them shrinks.
    package static let design = BadgeLayoutModel(
        verticalPadding: 8, verticalGutter: 24, horizontalPadding: 16, patchSize: 232, verticalOffset: -24,
        patchPriority: 750, textPriority: 751)

    /// The model that the app shipped with.
    package static let shipped = BadgeLayoutModel(
        verticalPadding: 16, verticalGutter: 16, horizontalPadding: 16, patchSize: 232, verticalOffset: -16,
        patchPriority: 749, textPriority: 750)

    /// Returns the constants for a screen `factor` times as wide, each rounded to whole points.
    package func scaled(by factor: Double) -> BadgeLayoutModel {
        func scaled(_ value: Double) -> Double { (value * factor).rounded() }
        return BadgeLayoutModel(
            verticalPadding: scaled(verticalPadding), verticalGutter: scaled(verticalGutter),
            horizontalPadding: scaled(horizontalPadding), patchSize: scaled(patchSize),
            verticalOffset: scaled(verticalOffset), patchPriority: patchPriority, textPriority: textPriority)
    }
}
