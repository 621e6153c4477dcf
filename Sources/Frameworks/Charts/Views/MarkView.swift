import SwiftUI

/// The form of a mark in the rectangle around it.
struct PlannedShape: Shape {
    /// The outline, in points of the rectangle.
    let outline: Path
    /// The size of the rectangle in which the outline is, in points.
    let size: CGSize
    /// What goldens know it by: the values of a mark and not its outline, which differs by its size.
    let words: String

    /// Returns the outline in the rectangle; in one of another size, as on the way there, it is as large as that.
    func path(in rect: CGRect) -> Path {
        // Views at rest have their sides on pixels, which moves them by less.
        func scale(_ new: CGFloat, _ old: CGFloat) -> CGFloat { old > 0 && abs(new - old) > 1 ? new / old : 1 }
        let (across, down) = (scale(rect.width, size.width), scale(rect.height, size.height))
        return outline.applying(CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: rect.minX, ty: rect.minY))
    }
}

extension PlannedShape: CustomReflectable, CustomStringConvertible {
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>(), displayStyle: .struct) }
    var description: String { words }
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
            looked.spokenElement(label: label, value: mark.value, identifier: mark.looks.spoken.identifier)
        } else {
            looked
        }
    }

    @ViewBuilder private var masked: some View {
        if mark.masks.isEmpty {
            drawn
        } else {
            drawn.mask {
                PlacedViews(shownFrame.size) {
                    PlacedViews(plan.plot.size) {
                        ForEach(mark.masks.indices, id: \.self) { MarkView(mark: mark.masks[$0], plan: plan) }
                    }
                    .placed(
                        CGRect(
                            x: -shownFrame.minX, y: -shownFrame.minY, width: plan.plot.width, height: plan.plot.height))
                }
            }
        }
    }

    @ViewBuilder private var looked: some View {
        if mark.looks.hasEffects {
            masked
                .opacity(mark.looks.opacity)
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
        let shape = PlannedShape(
            outline: clipped.offsetBy(dx: -origin.x, dy: -origin.y), size: shownFrame.size, words: mark.words)
        switch mark.paint {
        case .nothing: Color.clear
        case .fill(let style): shape.fill(style)
        case .stroke(let style, let stroke): shape.stroke(style, style: stroke)
        case .view(let view): view()
        }
    }

    /// The outline, as far as code has it clipped: the form that clips takes its place, since marks fill their
    /// rectangle.
    private var clipped: Path { mark.looks.clip?.path(in: mark.frame) ?? mark.path }
}

extension MarkLooks {
    /// Whether the mark is transparent in part, blurred or casts a shadow.
    fileprivate var hasEffects: Bool { opacity != 1 || blur > 0 || shadow != nil }
}
