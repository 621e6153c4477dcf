import CoreGraphics
import SwiftUI

/// Gives marks their places in a plot.
struct MarkPlanner {
    let marks: [MarkDescription]
    let stacks: Stacks
    let looks: ChartLooks
    /// Where values lie; `nil` for an axis without values.
    let x: PositionScale?
    let y: PositionScale?
    /// The size of the plot, in points.
    let size: CGSize
    /// Rounds places along the length of bars to pixels.
    var pixels = PixelRounding(corner: .zero, scale: 1)

    /// The marks, from the back to the front.
    func planned() -> [PlannedMark] {
        var planned: [PlannedMark] = []
        var drawn = Set<SeriesKey>()
        let sectors = SectorPlanner(marks, size, looks).planned()
        for (index, mark) in marks.enumerated() {
            switch mark.kind {
            case .bar, .rectangle: if let bar = rectangle(index, mark) { planned.append(bar) }
            case .point: planned += symbol(mark)
            case .rule: if let rule = rule(mark) { planned.append(rule) }
            case .sector: if let sector = sectors[index] { planned.append(sector) }
            case .line, .area:
                let key = SeriesKey(mark)
                guard drawn.insert(key).inserted else { continue }
                let indices = marks.indices.filter { marks[$0].kind == mark.kind && SeriesKey(marks[$0]) == key }
                planned += mark.kind == .line ? line(indices) : area(indices)
            }
        }
        planned.removeAll { !$0.frame.isPlace }
        for index in planned.indices where !planned[index].looks.masks.isEmpty {
            planned[index].masks = masks(planned[index].looks.masks)
        }
        // The order of marks with the same number is theirs.
        let places = planned.enumerated().map { (zIndex: $1.looks.zIndex, place: $0) }
        return places.sorted { $0 < $1 }.map { planned[$0.place] }
    }

    /// Returns the marks where others are shown, on the same scales.
    private func masks(_ masks: [MarkDescription]) -> [PlannedMark] {
        let stacks = Stacks(masks) { looks.foreground.index(of: $0.looks.foreground?.value?.datum) }
        return MarkPlanner(marks: masks, stacks: stacks, looks: looks, x: x, y: y, size: size, pixels: pixels).planned()
    }

    /// Returns the style in which a mark is drawn.
    func style(_ mark: MarkDescription) -> AnyShapeStyle {
        switch mark.looks.foreground {
        case .look(let style): style
        case .by(let value): looks.foreground[value.datum] ?? AnyShapeStyle(Color.blue)
        case nil: AnyShapeStyle(Color.blue)
        }
    }

    private func rectangle(_ index: Int, _ mark: MarkDescription) -> PlannedMark? {
        let box = BarBox(mark, stacks.spans[index], self)
        guard let frame = box.frame else { return nil }
        let path = box.path(in: frame)
        return PlannedMark(mark, frame, .fill(style(mark)), path)
    }

    /// Returns where a mark is on an axis, in points.
    func middle(_ mark: MarkDescription, _ axis: LengthAxis) -> CGFloat? {
        let (place, scale) = axis == .x ? (mark.x, x) : (mark.y, y)
        let length = axis == .x ? size.width : size.height
        switch place {
        case .value(let value):
            guard let middle = scale?.middle(of: value) else { return nil }
            return middle + GroupedPlace(mark, axis, self).offset(in: scale?.band(of: value))
        case .fixed(let distance): return distance ?? length / 2
        case .span(let start, let end):
            guard let from = scale?.position(of: start.datum), let to = scale?.position(of: end.datum) else {
                return nil
            }
            return (from + to) / 2
        case .whole, .fixedSpan: return length / 2
        }
    }

    private func point(_ mark: MarkDescription) -> CGPoint? {
        guard let x = middle(mark, .x), let y = middle(mark, .y) else { return nil }
        return CGPoint(x: x + mark.looks.startOffset.width, y: y + mark.looks.startOffset.height)
    }

    private func symbol(_ mark: MarkDescription) -> [PlannedMark] {
        guard let point = point(mark) else { return [] }
        return [SymbolPlanner(looks: looks).planned(mark, at: point, style(mark))]
    }

    private func rule(_ mark: MarkDescription) -> PlannedMark? {
        let stroke = lineStyle(mark, width: ChartMetrics.ruleWidth, cap: .butt)
        let isVertical = mark.x.isPlace && !mark.y.isPlace
        guard let middle = middle(mark, isVertical ? .x : .y) else { return nil }
        let band = BarBox(mark, nil, self)
        guard let (from, to) = isVertical ? band.verticalSpan : band.horizontalSpan else { return nil }
        let half = stroke.lineWidth / 2
        let offset = mark.looks.startOffset
        let frame =
            isVertical
            ? CGRect(x: middle - half, y: min(from, to), width: stroke.lineWidth, height: abs(to - from))
            : CGRect(x: min(from, to), y: middle - half, width: abs(to - from), height: stroke.lineWidth)
        let path = Path { path in
            path.move(to: isVertical ? CGPoint(x: middle, y: from) : CGPoint(x: from, y: middle))
            path.addLine(to: isVertical ? CGPoint(x: middle, y: to) : CGPoint(x: to, y: middle))
        }
        return PlannedMark(
            mark, frame.offsetBy(dx: offset.width, dy: offset.height), .stroke(style(mark), stroke),
            path.offsetBy(dx: offset.width, dy: offset.height))
    }

    private func lineStyle(_ mark: MarkDescription, width: CGFloat, cap: CGLineCap) -> StrokeStyle {
        switch mark.looks.lineStyle {
        case .look(let style): style
        case .by(let value): looks.lines[value.datum] ?? StrokeStyle(lineWidth: width)
        case nil: StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: .round)
        }
    }

    private func line(_ indices: [Int]) -> [PlannedMark] {
        let placed = indices.compactMap { index in point(marks[index]).map { (mark: marks[index], point: $0) } }
        guard let first = placed.first?.mark,
            let curve = Curve(through: placed.map(\.point), first.looks.interpolation ?? .linear)
        else { return [] }
        let stroke = lineStyle(first, width: ChartMetrics.lineWidth, cap: .round)
        var mark = PlannedMark(first, curve.path.boundingRect, .stroke(style(first), stroke), curve.path)
        mark.looks.annotations = []
        mark.group = nil
        let symbols = SymbolPlanner(looks: looks)
        return [mark]
            + placed.map { value in
                value.mark.looks.symbol == nil
                    ? symbols.spoken(value.mark, at: value.point)
                    : symbols.planned(value.mark, at: value.point, style(value.mark))
            }
    }

    private func area(_ indices: [Int]) -> [PlannedMark] {
        var edges: [(mark: MarkDescription, start: CGPoint, end: CGPoint)] = []
        for index in indices {
            let box = BarBox(marks[index], stacks.spans[index], self)
            guard let ends = box.areaEnds else { continue }
            edges.append((marks[index], ends.0, ends.1))
        }
        let method = edges.first?.mark.looks.interpolation ?? .linear
        guard let first = edges.first?.mark, let upper = Curve(through: edges.map(\.end), method),
            let lower = Curve(through: edges.map(\.start), method)?.reversed
        else { return [] }
        let path = Path { path in
            path.move(to: upper.start)
            upper.add(to: &path)
            path.addLine(to: lower.start)
            lower.add(to: &path)
            path.closeSubpath()
        }
        var mark = PlannedMark(first, path.boundingRect, .fill(style(first)), path)
        mark.looks.annotations = []
        mark.group = nil
        return [mark] + edges.map { SymbolPlanner(looks: looks).spoken($0.mark, at: $0.end) }
    }
}

extension AxisPlace {
    /// Whether a mark is at one place of the axis.
    var isPlace: Bool {
        switch self {
        case .value, .fixed: true
        case .whole, .span, .fixedSpan: false
        }
    }
}

/// What marks of one line or area have in common.
private struct SeriesKey: Hashable {
    private let kind: MarkDescription.Kind
    private let values: [Datum?]

    init(_ mark: MarkDescription) {
        kind = mark.kind
        values = mark.series.map { [$0.datum] } ?? mark.seriesValues
    }
}

extension MarkDescription {
    /// The values by which lines and areas are told apart that no series is said of.
    fileprivate var seriesValues: [Datum?] {
        [looks.foreground?.value?.datum, looks.lineStyle?.value?.datum, looks.symbol?.value?.datum]
    }
}

extension CGRect {
    /// Whether all its numbers are some that views can have; the greatest is chosen.
    fileprivate var isPlace: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) < 10_000_000 }
    }
}
