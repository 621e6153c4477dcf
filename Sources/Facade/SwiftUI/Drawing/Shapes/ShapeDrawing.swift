import CoreGraphics
import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

/// How the outline of a form is drawn.
enum ShapeMark: Sendable {
    case fill(isEvenOdd: Bool)
    case stroke(StrokeStyle)
}

/// Makes the elements that draw forms.
@MainActor enum ShapeDrawing {
    /// Returns the element of a form in a style.
    static func element<Form: Shape, Style: ShapeStyle>(
        _ shape: Form, _ style: Style, _ mark: ShapeMark, _ inputs: _ViewInputs, part: Int = 0
    ) -> ViewElement {
        let environment = inputs.environment
        let shape = shape.followed(in: environment)
        let direction = environment.layoutDirection
        let display = ShapeDisplay(
            drawn: shape, path: { shape.path(in: $0, direction) }, paint: style._paint(0, in: environment), mark: mark)
        let kind: ElementKind = shape is any TakesProposal ? .plain(.fill) : .measured(ShapeSize(shape: shape))
        return ViewElement(inputs.node, kind, shows: display, part: part)
    }

    /// Returns what a form makes in front of another view, which gets the form's size.
    static func outputs<Form: Shape, Style: ShapeStyle, Background: View>(
        _ shape: Form, _ style: Style, _ mark: ShapeMark, behind background: Background, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        let front = element(shape, style, mark, inputs)
        var outputs = _ViewOutputs()
        if Background.self == EmptyView.self {
            outputs.elements = [front]
            return outputs
        }
        let back = inputs.makeOne(background)
        outputs.elements = [
            ViewElement(inputs.node, .secondary(.center, isBehind: true), [front] + back.elements, part: 1)
        ]
        outputs.preferences = back.preferences
        return outputs
    }
}

/// The size that a form takes of a proposal.
private struct ShapeSize<Form: Shape>: MeasuredContent {
    let shape: Form

    func size(proposed: ProposedSize) -> Size {
        let size = shape.sizeThatFits(
            ProposedViewSize(width: proposed.width.map { CGFloat($0) }, height: proposed.height.map { CGFloat($0) }))
        return Size(width: Double(size.width), height: Double(size.height))
    }
}

/// Shows a form.
struct ShapeDisplay: ElementDisplay {
    let drawn: Any?
    let path: (CGRect) -> Path
    let paint: _Paint
    let mark: ShapeMark

    func makeView() -> PaintedView { PaintedView() }

    func update(_ view: PaintedView, in context: DisplayContext) {
        view.show(path(view.bounds), paint, mark)
    }

    var numbers: [Double]? { paint.numbers }

    func with(numbers: [Double]) -> ShapeDisplay {
        ShapeDisplay(drawn: drawn, path: path, paint: paint.with(numbers: numbers), mark: mark)
    }

    func fault(in size: CGSize) -> String? {
        if !mark.isFinite || !paint.isFinite { return "has a number that nothing can be drawn with" }
        let points = path(CGRect(origin: .zero, size: size)).cgPath.steps.lazy.flatMap(\.points)
        return points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? nil : "has an outline without a place"
    }
}

extension ShapeMark {
    fileprivate var isFinite: Bool {
        guard case .stroke(let style) = self else { return true }
        return style.lineWidth.isFinite && style.miterLimit.isFinite && style.dashPhase.isFinite
            && style.dash.allSatisfy(\.isFinite)
    }
}

extension _Paint {
    /// Whether all places and lengths of a gradient are finite.
    fileprivate var isFinite: Bool {
        guard case .gradient(let gradient) = kind else { return true }
        func areFinite(_ point: UnitPoint, _ numbers: CGFloat...) -> Bool {
            point.x.isFinite && point.y.isFinite && numbers.allSatisfy(\.isFinite)
        }
        guard gradient.stops.allSatisfy({ $0.location.isFinite }) else { return false }
        return switch gradient.form {
        case .linear(let start, let end): areFinite(start) && areFinite(end)
        case .radial(let center, let from, let to), .elliptical(let center, let from, let to):
            areFinite(center, from, to)
        case .angular(let center, let from, let to): areFinite(center, from.radians, to.radians)
        }
    }
}
