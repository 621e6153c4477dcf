import LayoutSimDrawing
import LayoutSimNotation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// The mark of a width or height: a line along the inside of the view, with the requested and the actual value.
struct SizeMark {
    let solved: SolvedConstraint
    /// The frame of the item, in screen coordinates.
    let rect: Rect

    var mark: OverlayMark {
        if solved.constraint.second != nil { return OverlayMark(lines: [], labels: [ratio]) }
        let inset = 6.0
        let isHeight = solved.constraint.first.attribute == .height
        let cross = isHeight ? rect.maxX - inset : rect.maxY - inset
        let beam =
            isHeight
            ? BeamPath(axis: .vertical, from: rect.minY, to: rect.maxY, cross: cross)
            : BeamPath(axis: .horizontal, from: rect.minX, to: rect.maxX, cross: cross)
        // Off-center, so that the labels of a square's width and height do not overlap.
        let center =
            isHeight
            ? Point(x: cross, y: rect.minY + rect.height * 0.3) : Point(x: rect.minX + rect.width * 0.3, y: cross)
        return OverlayMark(
            lines: [.stroke(beam.path, solved.overlayColor, solved.overlayStroke)],
            labels: [ChipLabel(text: label, center: center, color: solved.overlayColor)])
    }

    private var label: String {
        let constraint = solved.constraint
        let length = constraint.first.attribute == .height ? rect.height : rect.width
        let wanted = "\(solved.sign)\(decimal(constraint.constant))\(solved.prioritySuffix)"
        return solved.gaveWay ? "\(decimal(length)) of \(wanted)" : wanted
    }

    private var ratio: ChipLabel {
        let constraint = solved.constraint
        let isSquare = constraint.multiplier == 1 && constraint.constant == 0
        let text = isSquare ? "1:1" : "\(decimal(constraint.multiplier)) ×"
        return ChipLabel(
            text: text + solved.prioritySuffix, center: Point(x: rect.maxX - 16, y: rect.maxY - 18),
            color: solved.overlayColor)
    }
}
