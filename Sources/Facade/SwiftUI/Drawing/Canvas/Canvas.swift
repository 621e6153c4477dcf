// swift-format-ignore-file: NoLeadingUnderscores
public import CoreGraphics
import LayoutSimProposalTree
import UIKit

/// A view that code draws.
nonisolated public struct Canvas<Symbols: View>: View, PrimitiveView, WrittenView {
    /// The views that the code can draw, by their tags.
    public var symbols: Symbols
    /// Draws into a context of a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether nothing of the canvas is clear.
    public var isOpaque: Bool
    /// The colors in which it is drawn.
    public var colorMode: ColorRenderingMode
    /// Whether it may be drawn later; it is drawn at once here.
    public var rendersAsynchronously: Bool
    let line = SourceLine()

    /// Creates a view that code draws, with views that the code can draw.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Canvas, _ inputs: _ViewInputs) -> _ViewOutputs {
        var display = CanvasDisplay(renderer: view.renderer, isOpaque: view.isOpaque, environment: inputs.environment)
        if Symbols.self != EmptyView.self {
            let (symbols, environment) = (view.symbols, inputs.environment)
            display.symbol = { CanvasSymbol(symbols: symbols, tag: $0).picture(in: environment) }
        }
        var outputs = _ViewOutputs()
        outputs.elements = [ViewElement(inputs.node, .fill, shows: display)]
        return outputs
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a view that code draws.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// Shows what code draws.
struct CanvasDisplay: ElementDisplay {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let isOpaque: Bool
    let environment: EnvironmentValues
    var symbol: @MainActor (AnyHashable) -> UIImage? = { _ in nil }

    func makeView() -> CanvasView { CanvasView() }

    func update(_ view: CanvasView, in context: DisplayContext) {
        view.isOpaque = isOpaque
        view.backgroundColor = isOpaque ? .black : nil
        view.contentMode = .redraw
        view.renderer = renderer
        view.environment = environment
        view.symbol = symbol
        view.setNeedsDisplay()
    }
}

/// A view that code draws.
final class CanvasView: UIView {
    var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    var environment = EnvironmentValues()
    var symbol: @MainActor (AnyHashable) -> UIImage? = { _ in nil }

    override func draw(_ rect: CGRect) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        var context = GraphicsContext(target, environment)
        let symbol = symbol
        context.symbol = { tag in
            nonisolated(unsafe) let tag = tag
            return MainActor.assumeIsolated { unsafe symbol(tag) }
        }
        renderer(&context, bounds.size)
    }
}

/// The view with a tag among some.
private nonisolated struct CanvasSymbol<Symbols: View>: View {
    let symbols: Symbols
    let tag: AnyHashable

    @MainActor var body: some View {
        Group(subviews: symbols) { views in ForEach(views.filter { $0.containerValues.tag == tag }) { $0 } }
    }

    /// Returns the picture of the view; `nil` if there is none.
    @MainActor func picture(in environment: EnvironmentValues) -> UIImage? {
        let renderer = ImageRenderer(content: self.environment(\.self, environment))
        renderer.scale = environment.displayScale
        return renderer.uiImage
    }
}

extension Image {
    /// Creates a picture of a size in points that code draws.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let picture = UIGraphicsImageRenderer(size: size).image { drawn in
            var context = GraphicsContext(drawn.cgContext, EnvironmentValues())
            renderer(&context)
        }
        self.init(.uiKit(picture), label: label)
    }
}
