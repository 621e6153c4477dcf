import CoreGraphics
import SwiftUI

/// A line of an axis with its place in the chart, in points.
struct PlannedLine {
    let isTick: Bool
    let from: CGPoint
    let to: CGPoint
    let stroke: StrokeStyle
    let style: AnyShapeStyle
    /// Whether code says its style.
    let hasOwnStyle: Bool
}

/// A label of an axis with its place in the chart, in points.
struct PlannedLabel {
    let view: AnyView
    let frame: CGRect
}

/// Gives the marks of an axis their places.
struct AxisPlanner {
    let axis: LengthAxis
    let items: [AxisItem]
    let scale: PositionScale
    let domain: Domain

    /// Returns how much room the labels on a side take beside the plot, in points.
    static func room(_ items: [AxisItem], _ side: AxisSide) -> CGFloat {
        let own = items.filter { $0.side == side }
        let sizes = own.compactMap { $0.label?.size }
        let isAcross = side == .top || side == .bottom
        let longest = sizes.map { isAcross ? $0.height : $0.width }.max() ?? 0
        let ticks = own.contains(where: \.isTick) && !isAcross ? ChartMetrics.tickLength : 0
        guard longest > 0 else { return ticks }
        return ChartMetrics.spacing + ticks + (isAcross ? longest.rounded(.up) : longest)
    }

    /// Returns where a value is, in points of the plot; in the middle between it and the next one if it is centered.
    private func place(_ item: AxisItem) -> CGFloat? {
        guard let place = scale.position(of: item.value.datum) else { return nil }
        guard item.part.isCentered == true, domain.kind != .category else { return place }
        let values = items.filter { $0.side == item.side }.map(\.value)
        guard let next = values.first(where: { $0.index == item.value.index + 1 }),
            let end = scale.position(of: next.datum)
        else { return item.isLabel ? nil : (place + scale.end) / 2 }
        return (place + end) / 2
    }

    /// Returns the lines over a plot and beside it.
    func lines(in plot: CGRect) -> [PlannedLine] {
        items.compactMap { item in
            guard !item.isLabel, let place = place(item) else { return nil }
            switch item.part.kind {
            case .gridLine(let stroke): return line(item, stroke, at: place, in: plot, length: nil)
            case .tick(let length, let stroke):
                return line(item, stroke, at: place, in: plot, length: tickLength(item, length))
            case .label: return nil
            }
        }
    }

    private func tickLength(_ item: AxisItem, _ length: AxisTick.Length) -> CGFloat {
        let labels = items.filter { $0.side == item.side && $0.isLabel }
        let isBeside =
            domain.kind != .category && axis == .x && item.preset.kind != .aligned
            && !labels.contains { $0.part.isCentered == true }
        let longest = labels.compactMap { $0.label?.size.height }.max().map { $0 + ChartMetrics.spacing }
        switch length.kind {
        case .fixed(let points): return points
        case .automatic: return isBeside ? longest ?? ChartMetrics.tickLength : ChartMetrics.tickLength
        case .label: return (longest ?? ChartMetrics.tickLength) + length.extent
        }
    }

    /// - Parameter length: the length beside the plot, in points; `nil` for a line over it.
    private func line(
        _ item: AxisItem, _ stroke: StrokeStyle?, at place: CGFloat, in plot: CGRect, length: CGFloat?
    ) -> PlannedLine {
        let own = StrokeStyle(
            lineWidth: ChartMetrics.gridWidth, dash: axis == .x && domain.kind != .category ? ChartMetrics.dashes : [])
        let ends: (CGPoint, CGPoint)
        if axis == .x {
            let (x, edge) = (plot.minX + place, item.side == .top ? plot.minY : plot.maxY)
            let out = item.side == .top ? -1 : CGFloat(1)
            ends =
                length.map { (CGPoint(x: x, y: edge), CGPoint(x: x, y: edge + out * $0)) }
                ?? (CGPoint(x: x, y: plot.minY), CGPoint(x: x, y: plot.maxY))
        } else {
            let (y, edge) = (plot.minY + place, item.side == .leading ? plot.minX : plot.maxX)
            let out = item.side == .leading ? -1 : CGFloat(1)
            ends =
                length.map { (CGPoint(x: edge, y: y), CGPoint(x: edge + out * $0, y: y)) }
                ?? (CGPoint(x: plot.minX, y: y), CGPoint(x: plot.maxX, y: y))
        }
        let offset = item.part.offset
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.width, y: point.y + offset.height) }
        return PlannedLine(
            isTick: length != nil, from: moved(ends.0), to: moved(ends.1), stroke: stroke ?? own,
            style: item.part.style ?? ChartMetrics.gridStyle, hasOwnStyle: item.part.style != nil)
    }

    /// Returns the labels that have room beside each other, the first ones first.
    func labels(in plot: CGRect) -> [PlannedLabel] {
        var planned: [(label: PlannedLabel, side: AxisSide)] = []
        let ordered = items.filter(\.isLabel)
        for item in ordered {
            guard let label = item.label, label.size.width > 0, let frame = frame(item, label.size, in: plot) else {
                continue
            }
            guard case .label(let said) = item.part.kind else { continue }
            if said.collision.kind != .disabled {
                let spacing = said.collision.spacing(axis)
                let isTaken = planned.contains { other in
                    other.side == item.side
                        && other.label.frame.insetBy(dx: -spacing.width, dy: -spacing.height).intersects(frame)
                }
                if isTaken || isBeyond(frame, item, plot) { continue }
            }
            planned.append((PlannedLabel(view: label.view, frame: frame), item.side))
        }
        return planned.map(\.label)
    }

    /// Whether a label beside its line reaches beyond the plot.
    private func isBeyond(_ frame: CGRect, _ item: AxisItem, _ plot: CGRect) -> Bool {
        axis == .x && isBesideLine(item) && frame.maxX > plot.maxX
    }

    /// Whether a label of the x axis stands behind the line of its value and not below it.
    private func isBesideLine(_ item: AxisItem) -> Bool {
        guard case .label(let label) = item.part.kind else { return false }
        return axis == .x && domain.kind != .category && item.part.isCentered != true && label.anchor == nil
            && item.preset.kind != .aligned
    }

    private func frame(_ item: AxisItem, _ size: CGSize, in plot: CGRect) -> CGRect? {
        guard let place = place(item), case .label(let label) = item.part.kind else { return nil }
        let across = label.horizontalSpacing ?? ChartMetrics.spacing
        let down = label.verticalSpacing ?? ChartMetrics.spacing
        var origin = CGPoint.zero
        switch item.side {
        case .top, .bottom:
            let start = label.anchor.map { -size.width * $0.x } ?? -size.width / 2
            origin.x = plot.minX + place + (isBesideLine(item) ? across : start)
            origin.y = item.side == .bottom ? plot.maxY + down : plot.minY - down - size.height
        case .leading, .trailing:
            let tick = items.contains { $0.isTick && $0.side == item.side } ? ChartMetrics.tickLength : 0
            origin.x = item.side == .trailing ? plot.maxX + tick + across : plot.minX - tick - across - size.width
            origin.y = plot.minY + place - size.height * (label.anchor?.y ?? 0.5)
        }
        return CGRect(
            x: origin.x + item.part.offset.width, y: origin.y + item.part.offset.height, width: size.width,
            height: size.height)
    }
}

extension AxisItem {
    /// Whether it shows words or a view.
    var isLabel: Bool {
        if case .label = part.kind { true } else { false }
    }

    /// Whether it is a line beside the plot.
    var isTick: Bool {
        if case .tick = part.kind { true } else { false }
    }
}

extension AxisValueLabelCollisionResolution {
    /// The least distance between labels of an axis, in points; that of the x axis by itself is chosen.
    fileprivate func spacing(_ axis: LengthAxis) -> CGSize {
        let own: CGFloat = axis == .x ? ChartMetrics.spacing : 0
        let length: CGFloat = if case .greedy(let spacing) = kind { spacing } else { own }
        return axis == .x ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
    }
}
