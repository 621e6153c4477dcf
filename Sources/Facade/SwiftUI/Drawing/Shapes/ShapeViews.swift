// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimGeometry
import LayoutSimProposalTree

/// A form that takes whatever is proposed to it.
protocol TakesProposal {}

/// A form that is filled.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView, WrittenView {
    /// The form.
    public var shape: Content
    /// The style that fills it.
    public var style: Style
    /// How it is filled.
    public var fillStyle: FillStyle
    let line = SourceLine()

    /// Creates a form that is filled.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: _ShapeView, _ inputs: _ViewInputs) -> _ViewOutputs {
        var outputs = _ViewOutputs()
        outputs.elements = [
            ShapeDrawing.element(
                view.shape, view.style, .fill(isEvenOdd: view.fillStyle.isEOFilled), inputs)
        ]
        return outputs
    }
}

/// A view that draws a form, on which more can be drawn of the same form.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    /// The type of the form.
    associatedtype Content: Shape

    /// The form.
    nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A form that is filled, in front of another view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView,
    WrittenView
{
    /// The form.
    public var shape: Content
    /// The style that fills it.
    public var style: Style
    /// How it is filled.
    public var fillStyle: FillStyle
    /// The view behind.
    public var background: Background
    let line = SourceLine()

    /// Creates a form that is filled.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: FillShapeView, _ inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.outputs(
            view.shape, view.style, .fill(isEvenOdd: view.fillStyle.isEOFilled), behind: view.background, inputs)
    }
}

/// A form whose line is drawn, half of it outside, in front of another view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    PrimitiveView, WrittenView
{
    /// The form.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smooth; they always are here.
    public var isAntialiased: Bool
    /// The view behind.
    public var background: Background
    let line = SourceLine()

    /// Creates a form whose line is drawn.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: StrokeShapeView, _ inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.outputs(view.shape, view.style, .stroke(view.strokeStyle), behind: view.background, inputs)
    }
}

/// A form whose line is drawn within it, in front of another view.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView,
    PrimitiveView, WrittenView
{
    /// The form.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smooth; they always are here.
    public var isAntialiased: Bool
    /// The view behind.
    public var background: Background
    let line = SourceLine()

    /// Creates a form whose line is drawn within it.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: StrokeBorderShapeView, _ inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.outputs(
            view.shape.followed(in: inputs.environment).inset(by: view.strokeStyle.lineWidth / 2), view.style,
            .stroke(view.strokeStyle), behind: view.background, inputs)
    }
}
