public import CoreGraphics
import SwiftUI

/// A part of a circle.
nonisolated public struct SectorMark: Mark {
    let description: MarkDescription

    /// Creates a part of a circle whose angle is to those of others as its value to theirs; the inset is points.
    public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        var mark = MarkDescription(.sector)
        mark.sector = SectorDescription(
            angle: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0)
        description = mark
    }
}
