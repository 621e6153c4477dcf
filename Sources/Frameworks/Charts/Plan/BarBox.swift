import CoreGraphics
import SwiftUI

/// The rectangle of a bar or a rectangle in the plot, in points.
struct BarBox {
    private let mark: MarkDescription
    private let span: StackedSpan?
    private let planner: MarkPlanner

    /// - Parameter span: where the mark lies in its stack; `nil` for marks that are not stacked.
    init(_ mark: MarkDescription, _ span: StackedSpan?, _ planner: MarkPlanner) {
        (self.mark, self.span, self.planner) = (mark, span, planner)
    }

    /// The rectangle; `nil` where values have no place.
    var frame: CGRect? {
        guard let x = horizontalSpan, let y = verticalSpan else { return nil }
        return CGRect(x: min(x.0, x.1), y: min(y.0, y.1), width: abs(x.1 - x.0), height: abs(y.1 - y.0))
    }

    /// The left and the right end, in the order of values.
    var horizontalSpan: (CGFloat, CGFloat)? { ends(.x) }
    /// The ends of the height, in the order of values.
    var verticalSpan: (CGFloat, CGFloat)? { ends(.y) }

    private func ends(_ axis: LengthAxis) -> (CGFloat, CGFloat)? {
        guard let ends = placedEnds(axis) else { return nil }
        let (start, end) = (mark.looks.startOffset, mark.looks.endOffset)
        return axis == .x ? (ends.0 + start.width, ends.1 + end.width) : (ends.0 + start.height, ends.1 + end.height)
    }

    private func placedEnds(_ axis: LengthAxis) -> (CGFloat, CGFloat)? {
        let (place, scale) = axis == .x ? (mark.x, planner.x) : (mark.y, planner.y)
        let length = axis == .x ? planner.size.width : planner.size.height
        switch place {
        case .whole: return (0, length)
        case .fixed(let distance): return (distance ?? length / 2, distance ?? length / 2)
        case .fixedSpan(let start, let end): return (start ?? 0, end ?? length)
        case .span(let start, let end):
            guard let from = scale?.middle(of: start), let to = scale?.middle(of: end) else { return nil }
            return (from, to)
        case .value(let value):
            if mark.length?.axis == axis {
                guard mark.kind == .bar else { return stackedEnds(value, scale) }
                return stackedEnds(value, scale).map {
                    (planner.pixels.rounded($0.0, axis), planner.pixels.rounded($0.1, axis))
                }
            }
            return scale.flatMap { across(value, $0, axis) }
        }
    }

    private func stackedEnds(_ value: PlottedValue, _ scale: PositionScale?) -> (CGFloat, CGFloat)? {
        guard let scale, let span else { return nil }
        // A logarithm has no place for 0.
        let start = scale.position(of: value.datum.with(span.start)) ?? (span.start == 0 ? scale.base : nil)
        guard let from = start, let to = scale.position(of: value.datum.with(span.end)) else { return nil }
        return (from, to)
    }

    /// The ends of the width at a value.
    private func across(_ value: PlottedValue, _ scale: PositionScale, _ axis: LengthAxis) -> (CGFloat, CGFloat)? {
        let dimension = axis == .x ? mark.width : mark.height
        let isRectangle = mark.kind == .rectangle
        guard let band = scale.band(of: value) else {
            guard let middle = scale.position(of: value.datum) else { return nil }
            let width = dimension.length(in: ChartMetrics.thinBar, automatic: 1)
            return (middle - width / 2, middle + width / 2)
        }
        let room = (min(band.start, band.end), max(band.start, band.end))
        let (start, end) = GroupedPlace(mark, axis, planner).part(of: room)
        let width = dimension.length(in: end - start, automatic: isRectangle ? 1 : ChartMetrics.barRatio)
        return ((start + end - width) / 2, (start + end + width) / 2)
    }

    /// The outline with its corners: all of them where code says a radius or the bar begins above 0, else those at the
    /// end of the outermost bar.
    func path(in frame: CGRect) -> Path {
        if let corners = mark.looks.corners {
            let radius = min(corners.radius, frame.width / 2, frame.height / 2)
            return Path(roundedRect: frame, cornerRadius: max(radius, 0), style: corners.style)
        }
        guard mark.kind == .bar else { return Path(frame) }
        let radius = min(ChartMetrics.barRadius, frame.width / 2, frame.height / 2)
        guard let span, let axis = mark.length?.axis else { return Path(roundedRect: frame, cornerRadius: radius) }
        guard span.isOuter, let ends = axis == .x ? horizontalSpan : verticalSpan else { return Path(frame) }
        var radii = RectangleCornerRadii()
        switch (axis, ends.1 > ends.0) {
        case (.x, true): (radii.topTrailing, radii.bottomTrailing) = (radius, radius)
        case (.x, false): (radii.topLeading, radii.bottomLeading) = (radius, radius)
        case (.y, true): (radii.bottomLeading, radii.bottomTrailing) = (radius, radius)
        case (.y, false): (radii.topLeading, radii.topTrailing) = (radius, radius)
        }
        return Path(roundedRect: frame, cornerRadii: radii)
    }

    /// The points at both ends of an area at a value; `nil` where it has no place.
    var areaEnds: (CGPoint, CGPoint)? {
        let isVertical = mark.length.map { $0.axis == .y } ?? mark.x.isPlace
        let (middle, ends) =
            isVertical
            ? (planner.middle(mark, .x), verticalSpan) : (planner.middle(mark, .y), horizontalSpan)
        guard let middle, let ends else { return nil }
        return isVertical
            ? (CGPoint(x: middle, y: ends.0), CGPoint(x: middle, y: ends.1))
            : (CGPoint(x: ends.0, y: middle), CGPoint(x: ends.1, y: middle))
    }
}

/// The part of a value's room that a mark has beside others.
struct GroupedPlace {
    private let index: Int
    private let count: Int
    private let width: MarkDimension

    init(_ mark: MarkDescription, _ axis: LengthAxis, _ planner: MarkPlanner) {
        guard let position = mark.looks.position, mark.length?.axis != axis,
            position.axis.map({ $0 == (axis == .x ? .horizontal : .vertical) }) ?? true
        else {
            (index, count, width) = (0, 0, .automatic)
            return
        }
        var seen = Set<Datum>()
        let values = planner.marks.compactMap { $0.looks.position?.value.datum }.filter { seen.insert($0).inserted }
        index = values.firstIndex(of: position.value.datum) ?? 0
        count = values.count
        width = position.span
    }

    /// Returns the part of a room, in points.
    func part(of band: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
        guard count > 0 else { return band }
        let length = width.length(in: band.1 - band.0, automatic: ChartMetrics.barRatio)
        let start = (band.0 + band.1 - length) / 2
        let step = length / CGFloat(count)
        return (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
    }

    /// Returns how far the part's middle is from that of the room, in points.
    func offset(in band: (start: CGFloat, end: CGFloat)?) -> CGFloat {
        guard count > 0, let band else { return 0 }
        let room = (min(band.start, band.end), max(band.start, band.end))
        let part = part(of: room)
        return (part.0 + part.1 - room.0 - room.1) / 2
    }
}

/// Rounds places in a plot to pixels of the screen, as recorded charts have the ends of bars.
struct PixelRounding {
    /// The corner of the plot, in points of the chart.
    let corner: CGPoint
    /// The number of pixels in a point.
    let scale: CGFloat

    /// Returns the nearest place between pixels, in points of the plot.
    func rounded(_ place: CGFloat, _ axis: LengthAxis) -> CGFloat {
        let start = axis == .x ? corner.x : corner.y
        return ((place + start) * scale).rounded() / scale - start
    }
}
