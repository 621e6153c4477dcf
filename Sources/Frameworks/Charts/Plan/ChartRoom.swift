import CoreGraphics
import SwiftUI

/// The room in a chart that is left for the plot, in points.
@MainActor struct ChartRoom {
    private(set) var rest: CGRect

    init(_ rest: CGRect) { self.rest = rest }

    /// Takes a length from a side, and returns what was taken.
    mutating func take(_ length: CGFloat, _ side: AxisSide) -> CGRect {
        let taken = min(length, side == .top || side == .bottom ? rest.height : rest.width)
        switch side {
        case .top:
            defer { rest = rest.inset(top: taken) }
            return CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: taken)
        case .bottom:
            defer { rest = rest.inset(bottom: taken) }
            return CGRect(x: rest.minX, y: rest.maxY - taken, width: rest.width, height: taken)
        case .leading:
            defer { rest = rest.inset(left: taken) }
            return CGRect(x: rest.minX, y: rest.minY, width: taken, height: rest.height)
        case .trailing:
            defer { rest = rest.inset(right: taken) }
            return CGRect(x: rest.maxX - taken, y: rest.minY, width: taken, height: rest.height)
        }
    }

    /// Returns the plot between the labels of axes.
    func plot(_ items: [AxisItem]) -> CGRect {
        var room = self
        for side in [AxisSide.leading, .trailing, .top, .bottom] { _ = room.take(AxisPlanner.room(items, side), side) }
        return room.rest
    }

    /// Takes the room of an axis' title, and returns the title on its side, in the middle or where it says.
    mutating func place(
        _ title: ChartSettings.Title, _ axis: LengthAxis, _ environment: EnvironmentValues
    ) -> ChartPlan.Placed {
        let view = AnyView(title.view().font(ChartMetrics.labelFont).foregroundStyle(ChartMetrics.labelStyle))
        let size = view.idealSize(in: environment)
        let side = AxisSide(title.position) ?? (axis == .x ? .bottom : .top)
        let isTurned = axis == .y && (side == .leading || side == .trailing)
        let (width, height) = isTurned ? (size.height, size.width) : (size.width, size.height)
        let length = side == .top || side == .bottom ? height : width
        let taken = take(length + (title.spacing ?? ChartMetrics.titleSpacing), side)
        let own = title.alignment ?? (axis == .y && !isTurned ? .trailing : .center)
        let corner = CGPoint(
            x: side == .trailing ? taken.maxX - width : own.x(width, in: taken),
            y: side == .bottom ? taken.maxY - height : side == .top ? taken.minY : own.y(height, in: taken))
        let frame = CGRect(x: side == .leading ? taken.minX : corner.x, y: corner.y, width: width, height: height)
        return ChartPlan.Placed(view: view, frame: frame, isTurned: isTurned)
    }
}

extension AxisSide {
    /// The side of a position; `nil` for one that is not beside.
    init?(_ position: AnnotationPosition) {
        switch position.kind {
        case .top, .topLeading, .topTrailing: self = .top
        case .bottom, .bottomLeading, .bottomTrailing: self = .bottom
        case .leading: self = .leading
        case .trailing: self = .trailing
        case .automatic, .overlay: return nil
        }
    }
}

extension Alignment {
    /// Returns where something of a width begins in a rectangle, in points.
    func x(_ width: CGFloat, in rect: CGRect) -> CGFloat {
        switch horizontal {
        case .leading: rect.minX
        case .trailing: rect.maxX - width
        default: rect.midX - width / 2
        }
    }

    /// Returns where something of a height begins in a rectangle, in points.
    func y(_ height: CGFloat, in rect: CGRect) -> CGFloat {
        switch vertical {
        case .top: rect.minY
        case .bottom: rect.maxY - height
        default: rect.midY - height / 2
        }
    }
}

extension CGRect {
    fileprivate func inset(
        top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
    ) -> CGRect {
        CGRect(
            x: minX + left, y: minY + top, width: max(width - left - right, 0), height: max(height - top - bottom, 0))
    }
}
