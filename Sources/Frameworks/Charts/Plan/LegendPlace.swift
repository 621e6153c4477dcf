import CoreGraphics
import SwiftUI

/// The place of the legend.
@MainActor struct LegendPlace {
    let model: ChartModel
    let environment: EnvironmentValues

    /// Takes the room of the legend, and returns it there; `nil` without one.
    func placed(in room: inout ChartRoom) -> ChartPlan.Placed? {
        let settings = model.settings.legend
        guard settings.visibility != .hidden, let (view, size) = legend(width: room.rest.width) else { return nil }
        let spacing = settings.spacing ?? ChartMetrics.legendSpacing
        let side = AxisSide(settings.position) ?? .bottom
        guard settings.position.kind != .overlay else {
            return ChartPlan.Placed(view: view, frame: frame(size, in: room.rest, .center))
        }
        let isBeside = side == .leading || side == .trailing
        let taken = room.take((isBeside ? size.width : size.height) + spacing, side)
        let automatic: Alignment = isBeside ? .center : settings.position.kind.isTrailing ? .trailing : .leading
        var frame = frame(size, in: taken, settings.alignment ?? automatic)
        switch side {
        case .bottom: frame.origin.y = taken.maxY - size.height
        case .top: frame.origin.y = taken.minY
        case .leading: frame.origin.x = taken.minX
        case .trailing: frame.origin.x = taken.maxX - size.width
        }
        return ChartPlan.Placed(view: view, frame: frame)
    }

    private func frame(_ size: CGSize, in rect: CGRect, _ alignment: Alignment) -> CGRect {
        CGRect(origin: CGPoint(x: alignment.x(size.width, in: rect), y: alignment.y(size.height, in: rect)), size: size)
    }

    private func legend(width: CGFloat) -> (view: AnyView, size: CGSize)? {
        if let own = model.settings.legend.view {
            let view = AnyView(own().font(ChartMetrics.legendFont).foregroundStyle(ChartMetrics.labelStyle))
            return (view, view.idealSize(in: environment))
        }
        guard let legend = LegendPlanner(model: model, environment: environment).planned(width: width) else {
            return nil
        }
        return (AnyView(LegendView(legend: legend)), legend.size)
    }
}

extension AnnotationPosition.Kind {
    fileprivate var isTrailing: Bool { self == .topTrailing || self == .bottomTrailing }
}
