import Foundation
import SwiftUI

/// A mark of an axis at a value, with what it shows.
struct AxisItem {
    let part: AxisPart
    let value: AxisValue
    let side: AxisSide
    let preset: AxisMarkPreset
    /// What a label shows, and its size in points.
    var label: (view: AnyView, size: CGSize)?
}

/// Makes the marks of axes.
@MainActor struct AxisLabelMaker {
    let environment: EnvironmentValues

    /// Returns all marks of an axis.
    func items(_ model: AxisModel) -> [AxisItem] {
        model.groups.flatMap { group in
            group.ticks.values.enumerated().flatMap { index, datum in
                let value = AxisValue(datum: datum, index: index, count: group.ticks.values.count)
                let parts = group.group.parts?(value) ?? automaticParts(model, group.group)
                return parts.map { part in
                    var item = AxisItem(
                        part: part, value: value, side: model.side(of: group.group), preset: group.group.preset)
                    if case .label(let label) = part.kind { item.label = self.label(label, part, value, group.ticks) }
                    return item
                }
            }
        }
    }

    /// The marks that an axis has by itself.
    private func automaticParts(_ model: AxisModel, _ group: AxisGroup) -> [AxisPart] {
        let content = group.format.map { AxisLabel.Content.formatted($0) } ?? .automatic
        let label = AxisPart(kind: .label(AxisLabel(content: content)))
        if case .categories = model.domain { return [label] }
        let line = AxisPart(kind: .gridLine(group.stroke))
        guard model.axis == .x, group.preset.kind != .aligned else { return [line, label] }
        return [line, AxisPart(kind: .tick(.automatic, group.stroke)), label]
    }

    private func label(
        _ label: AxisLabel, _ part: AxisPart, _ value: AxisValue, _ ticks: AxisTicks
    ) -> (view: AnyView, size: CGSize)? {
        let font = part.font ?? ChartMetrics.labelFont
        let style = part.style ?? ChartMetrics.labelStyle
        switch label.content {
        case .automatic: return shown(words(of: value.datum, ticks), font, style)
        case .words(let text): return shown(text, font, style)
        case .formatted(let words):
            return shown(words(value.datum, environment.locale).map { Text(verbatim: $0) }, font, style)
        case .view(let view):
            let shown = AnyView(view().font(font).foregroundStyle(style))
            return (shown, shown.idealSize(in: environment))
        }
    }

    private func shown(_ text: Text?, _ font: Font, _ style: AnyShapeStyle) -> (view: AnyView, size: CGSize)? {
        guard let text else { return nil }
        var inner = environment
        inner.font = font
        return (AnyView(text.font(font).foregroundStyle(style)), text.idealSize(in: inner))
    }

    private func words(of datum: Datum, _ ticks: AxisTicks) -> Text {
        switch datum {
        case .category(let name): Text(verbatim: name)
        case .number(let number): Text(verbatim: AxisLabelFormat.words(of: number, environment.locale))
        case .date(let seconds):
            Text(
                verbatim: AxisLabelFormat.words(
                    of: Date(timeIntervalSinceReferenceDate: seconds), ticks.dates, environment.calendar,
                    environment.locale))
        }
    }
}
