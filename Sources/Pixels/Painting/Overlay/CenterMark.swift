import LayoutSimDrawing
import LayoutSimNotation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// The mark of a center alignment: a line through the expected position of the first center.
struct CenterMark {
    let solved: SolvedConstraint
    /// The frame of the first item, in screen coordinates.
    let first: Rect
    let second: Rect

    var mark: OverlayMark {
        let constraint = solved.constraint
        let isVertical = constraint.first.attribute == .centerX
        let wanted = (isVertical ? second.midX : second.midY) * constraint.multiplier + constraint.constant
        let reach = 12.0
        let path =
            isVertical
            ? Path([
                .move(Point(x: wanted, y: first.minY - reach)), .line(Point(x: wanted, y: first.maxY + reach)),
            ])
            : Path([
                .move(Point(x: first.minX - reach, y: wanted)), .line(Point(x: first.maxX + reach, y: wanted)),
            ])
        let stroke = Stroke(width: 0.5, dashes: [4, 3])
        return OverlayMark(lines: [.stroke(path, solved.overlayColor, stroke)], labels: labels(isVertical, wanted))
    }

    private func labels(_ isVertical: Bool, _ wanted: Double) -> [ChipLabel] {
        let constant = solved.constraint.constant
        guard constant != 0 || solved.gaveWay else { return [] }
        let offset = constant == 0 ? "" : " \(constant < 0 ? "−" : "+")\(decimal(abs(constant)))"
        let error = solved.gaveWay ? ", off by \(decimal(solved.error))" : ""
        let center = isVertical ? Point(x: wanted, y: first.minY - 12) : Point(x: first.minX, y: wanted)
        return [
            ChipLabel(
                text: "center\(offset)\(solved.prioritySuffix)\(error)", center: center, color: solved.overlayColor)
        ]
    }
}
