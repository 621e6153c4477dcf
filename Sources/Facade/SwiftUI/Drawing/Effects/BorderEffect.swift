// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
import LayoutSimProposalTree

/// Draws a line within the edges of a view, in front of it.
nonisolated struct Bordered<Content: View, Style: ShapeStyle>: View, PrimitiveView, WrittenView {
    let content: Content
    let style: Style
    let width: CGFloat
    let line = SourceLine()

    @MainActor static func _makeView(_ view: Bordered, _ inputs: _ViewInputs) -> _ViewOutputs {
        var outputs = inputs.make(view.content)
        outputs.elements = outputs.elements.enumerated().map { part, element in
            let line = ShapeDrawing.element(
                Rectangle().inset(by: view.width / 2), view.style, .stroke(StrokeStyle(lineWidth: view.width)),
                inputs, part: part * 2)
            return ViewElement(
                inputs.node, .secondary(.center, isBehind: false), [element, line], part: part * 2 + 1)
        }
        return outputs
    }
}

extension View {
    /// Draws a line of a width in points within the edges of the view.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        Bordered(content: self, style: content, width: width)
    }
}
