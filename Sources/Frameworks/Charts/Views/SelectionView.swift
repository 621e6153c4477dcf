import enum LayoutSimGeometry.Trigonometry
import SwiftUI

/// What takes fingers on the plot of a chart whose values can be selected.
struct SelectionView: View {
    let plan: ChartPlan
    let selections: ChartSelections

    var body: some View {
        if selections.isAny {
            Color.clear.contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { select($0.location) }
                        .onEnded { _ in select(nil) })
        }
    }

    /// Selects the values at a point of the plot; none without one.
    private func select(_ point: CGPoint?) {
        selections.x?(point.flatMap { plan.seenX?.datum(at: $0.x) })
        selections.y?(point.flatMap { plan.y?.datum(at: $0.y) })
        selections.angle?(point.flatMap { plan.sum(atAngleOf: $0) })
    }
}

extension ChartSelections {
    fileprivate var isAny: Bool { x != nil || y != nil || angle != nil }
}

extension ChartPlan {
    /// Returns the sum of the sectors' values up to the angle of a point of the plot; `nil` without sectors.
    func sum(atAngleOf point: CGPoint) -> Datum? {
        let total = model.marks.reduce(0.0) { $0 + max($1.sector?.angle.datum.number ?? 0, 0) }
        guard total > 0, total.isFinite else { return nil }
        let angle = Trigonometry.angle(y: Double(point.x - plot.width / 2), x: Double(plot.height / 2 - point.y))
        let turned = angle < 0 ? angle + 2 * Double.pi : angle
        return .number(turned / (2 * Double.pi) * total)
    }
}
