import CoreGraphics
import SwiftUI

/// All that a chart shows with its place, in points of the chart.
@MainActor struct ChartPlan {
    /// A view with its place.
    struct Placed {
        let view: AnyView
        let frame: CGRect
        /// Whether it runs from the bottom up.
        var isTurned = false
    }

    let size: CGSize
    /// The plot.
    let plot: CGRect
    /// Where values lie in the plot; `nil` for an axis without values.
    let x: PositionScale?
    let y: PositionScale?
    /// The marks, in points of the plot.
    let marks: [PlannedMark]
    let lines: [PlannedLine]
    let labels: [PlannedLabel]
    let titles: [Placed]
    let legend: Placed?
    let model: ChartModel
    /// Whether the interface runs from right to left, in which all is shown the other way around.
    let isMirrored: Bool

    /// Where values of x are seen in the plot, from its left side; `nil` for an axis without values.
    var seenX: PositionScale? { isMirrored ? x?.mirrored(in: plot.width) : x }

    /// Plans a chart of a size in points.
    init(_ marks: [MarkDescription], _ settings: ChartSettings, size: CGSize, in environment: EnvironmentValues) {
        let model = ChartModel(marks, settings, size: size, calendar: environment.chartCalendar)
        self.model = model
        self.size = size
        isMirrored = environment.layoutDirection == .rightToLeft
        let maker = AxisLabelMaker(environment: environment)
        let across = model.x.map(maker.items) ?? []
        let up = model.y.map(maker.items) ?? []
        var room = ChartRoom(CGRect(origin: .zero, size: size))
        legend = LegendPlace(model: model, environment: environment).placed(in: &room)
        var titles: [Placed] = []
        for (axis, title) in [(LengthAxis.x, settings.x.title), (.y, settings.y.title)] {
            guard let title, model.axis(axis) != nil else { continue }
            titles.append(room.place(title, axis, environment))
        }
        let plot = room.plot(across + up)
        self.plot = plot
        x = model.x.map { PositionScale($0, settings.x, length: plot.width) }
        y = model.y.map { PositionScale($0, settings.y, length: plot.height) }
        self.titles = titles
        let planner = MarkPlanner(
            marks: marks, stacks: model.stacks, looks: model.looks, x: x, y: y, size: plot.size,
            pixels: PixelRounding(corner: plot.origin, scale: environment.displayScale))
        self.marks = SpokenMarks(environment: environment).spoken(planner.planned(), marks)
        let axes = [(LengthAxis.x, across, x), (.y, up, y)].compactMap { axis, items, scale in
            scale.map { AxisPlanner(axis: axis, items: items, scale: $0, domain: $0.domain) }
        }
        lines = axes.flatMap { $0.lines(in: plot) }
        labels = axes.flatMap { $0.labels(in: plot) }
    }
}

extension ChartModel {
    /// Returns the values of an axis; `nil` for one without values.
    func axis(_ axis: LengthAxis) -> AxisModel? { axis == .x ? x : y }
}

extension PositionScale {
    /// Creates the places of an axis' values in a length; those of y run from the bottom up, but for categories.
    @MainActor init(_ model: AxisModel, _ settings: ChartSettings.Axis, length: CGFloat) {
        let ends = settings.range?(length) ?? (0, length)
        let isUp = model.axis == .y && model.domain.kind != .category
        self.init(
            domain: model.domain, bend: settings.bend, start: isUp ? length - ends.0 : ends.0,
            end: isUp ? length - ends.1 : ends.1)
    }
}

extension EnvironmentValues {
    /// The calendar of dates on axes, in the time zone of the environment.
    var chartCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        return calendar
    }
}
