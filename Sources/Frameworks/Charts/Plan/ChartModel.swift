import Foundation
import SwiftUI

/// What a chart shows of its marks: its scales without a size.
@MainActor struct ChartModel {
    let marks: [MarkDescription]
    let stacks: Stacks
    let looks: ChartLooks
    /// The axes; `nil` for one without values.
    let x: AxisModel?
    let y: AxisModel?
    let settings: ChartSettings
    /// What is wrong with the marks, each once.
    let faults: [String]

    /// - Parameter size: the size of the chart, in points, by which axes have more or fewer values.
    init(_ marks: [MarkDescription], _ settings: ChartSettings, size: CGSize, calendar: Calendar) {
        self.marks = marks
        self.settings = settings
        let looks = ChartLooks(marks, settings)
        let stacks = Stacks(marks) { looks.foreground.index(of: $0.looks.foreground?.value?.datum) }
        (self.looks, self.stacks) = (looks, stacks)
        let planar = marks.filter { $0.kind != .sector }
        guard !planar.isEmpty else {
            (x, y) = (nil, nil)
            faults = Self.sectorFaults(marks)
            return
        }
        let (across, up) = (
            DomainFinder(.x, marks, stacks, settings.x), DomainFinder(.y, marks, stacks, settings.y)
        )
        x = AxisModel(.x, across, settings.x, length: size.width, calendar)
        y = AxisModel(.y, up, settings.y, length: size.height, calendar)
        faults = across.faults + up.faults + Self.sectorFaults(marks)
    }

    private static func sectorFaults(_ marks: [MarkDescription]) -> [String] {
        let numbers = marks.compactMap { $0.sector?.angle }.filter { $0.span == nil }.map(\.datum.number)
        var faults: [String] = []
        if numbers.contains(where: { !($0?.isFinite ?? false) }) {
            faults.append("sectors have angles that are no numbers")
        }
        if numbers.contains(where: { $0 ?? 0 < 0 }) { faults.append("sectors have angles below 0, which count as 0") }
        return faults
    }
}

/// The values of an axis and its marks.
@MainActor struct AxisModel {
    /// Marks of the same kind, and the values at which they are.
    struct Group {
        let group: AxisGroup
        let ticks: AxisTicks
    }

    let axis: LengthAxis
    let domain: Domain
    /// The marks; none where the axis is hidden.
    let groups: [Group]
    /// The side on which labels are by themselves.
    let side: AxisSide

    /// Returns the values of an axis; `nil` without any.
    init?(
        _ axis: LengthAxis, _ finder: DomainFinder, _ settings: ChartSettings.Axis, length: CGFloat,
        _ calendar: Calendar
    ) {
        let groups = settings.visibility == .hidden ? [] : settings.groups?() ?? [AxisGroup()]
        let extra = groups.flatMap(\.values.data)
        guard var domain: Domain = finder.domain(settings, extra: extra) else { return nil }
        let isSaid = settings.domain?.values != nil
        if let first = groups.first {
            domain = AxisTicks(first.values, domain, isSaid: isSaid, length: length, calendar: calendar).domain
        }
        let whole = domain
        self.groups = groups.map {
            Group(
                group: $0,
                ticks: AxisTicks($0.values, whole, isSaid: true, length: length, calendar: calendar))
        }
        self.axis = axis
        self.domain = domain.reversed(if: settings.domain?.isReversed ?? false)
        side = axis == .x ? .bottom : domain.kind == .category ? .leading : .trailing
    }

    /// Returns the side on which the labels of a group are.
    func side(of group: AxisGroup) -> AxisSide {
        switch group.position.kind {
        case .automatic: side
        case .leading: axis == .y ? .leading : side
        case .trailing: axis == .y ? .trailing : side
        case .top: axis == .x ? .top : side
        case .bottom: axis == .x ? .bottom : side
        }
    }
}

/// A side of the plot.
enum AxisSide: Equatable {
    case leading, trailing, top, bottom
}

extension Domain {
    /// Returns the domain, the other way around if a condition holds.
    func reversed(if isReversed: Bool) -> Domain {
        guard isReversed else { return self }
        switch self {
        case .categories(let names): return .categories(names.reversed())
        case .numbers(let lower, let upper): return .numbers(upper, lower)
        case .dates(let lower, let upper): return .dates(upper, lower)
        }
    }
}
