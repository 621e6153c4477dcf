import SwiftUI

/// The form of a mark in the rectangle around it.
struct PlannedShape: Shape {
    /// The outline, in points of the rectangle.
    let outline: Path

    func path(in rect: CGRect) -> Path { outline.offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// A mark at its place, with the line of code that described it, and the views that annotate it.
struct MarkView: View {
    let mark: PlannedMark
    let plan: ChartPlan

    var body: some View {
        LinedView(mark.line) { spoken.placed(shownFrame) }
        ForEach(mark.looks.annotations.indices, id: \.self) { index in
            AnnotationView(annotation: mark.looks.annotations[index], mark: mark, plan: plan)
        }
    }

    /// The rectangle in which it is drawn: that of the plot where styles run over it, and with room for a line's width.
    private var shownFrame: CGRect {
        switch mark.paint {
        case .fill where mark.looks.alignsWithPlot, .stroke where mark.looks.alignsWithPlot:
            CGRect(origin: .zero, size: plan.plot.size)
        case .stroke(_, let stroke) where mark.kind == .line:
            mark.frame.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
        case .fill, .stroke, .nothing, .view: mark.frame
        }
    }

    @ViewBuilder private var spoken: some View {
        if let label = mark.label {
            looked.accessibilityElement().accessibilityLabel(label).accessibilityValue(mark.value ?? Text(verbatim: ""))
        } else {
            looked.accessibilityHidden(true)
        }
    }

    @ViewBuilder private var masked: some View {
        if mark.masks.isEmpty {
            drawn
        } else {
            drawn.mask {
                PlacedLayout {
                    ForEach(mark.masks.indices, id: \.self) { MarkView(mark: mark.masks[$0], plan: plan) }
                }
                .frame(width: plan.plot.width, height: plan.plot.height)
                .position(
                    x: plan.plot.width / 2 - shownFrame.minX, y: plan.plot.height / 2 - shownFrame.minY)
            }
        }
    }

    @ViewBuilder private var looked: some View {
        if mark.looks.hasEffects {
            masked
                .blur(radius: mark.looks.blur)
                .shadow(
                    color: mark.looks.shadow?.color ?? .clear, radius: mark.looks.shadow?.radius ?? 0,
                    x: mark.looks.shadow?.offset.width ?? 0, y: mark.looks.shadow?.offset.height ?? 0)
        } else {
            masked
        }
    }

    @ViewBuilder private var drawn: some View {
        let origin = shownFrame.origin
        let shape = PlannedShape(outline: clipped.offsetBy(dx: -origin.x, dy: -origin.y))
        switch mark.paint {
        case .nothing: Color.clear
        case .fill(let style): shape.fill(style).opacity(mark.looks.opacity)
        case .stroke(let style, let stroke): shape.stroke(style, style: stroke).opacity(mark.looks.opacity)
        case .view(let view): view().opacity(mark.looks.opacity)
        }
    }

    /// The outline, as far as code has it clipped: the form that clips takes its place, since marks fill their
    /// rectangle.
    private var clipped: Path { mark.looks.clip?.path(in: mark.frame) ?? mark.path }
}

extension MarkLooks {
    /// Whether the mark is blurred or casts a shadow.
    fileprivate var hasEffects: Bool { blur > 0 || shadow != nil }
}

/// A line of an axis.
struct AxisLineView: View {
    let line: PlannedLine
    /// The corner of what it is drawn in, in points of the chart.
    let origin: CGPoint

    var body: some View {
        let half = line.stroke.lineWidth / 2
        let (from, to) = (line.from, line.to)
        let frame = CGRect(
            x: min(from.x, to.x) - origin.x, y: min(from.y, to.y) - origin.y, width: abs(to.x - from.x),
            height: abs(to.y - from.y)
        ).insetBy(dx: from.x == to.x ? -half : 0, dy: from.y == to.y ? -half : 0)
        let outline = Path { path in
            path.move(to: CGPoint(x: from.x - origin.x - frame.minX, y: from.y - origin.y - frame.minY))
            path.addLine(to: CGPoint(x: to.x - origin.x - frame.minX, y: to.y - origin.y - frame.minY))
        }
        PlannedShape(outline: outline).stroke(line.style, style: line.stroke).accessibilityHidden(true).placed(frame)
    }
}
