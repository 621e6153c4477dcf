// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// Shows a view where another one is opaque.
nonisolated struct Masked<Content: View, Mask: View>: View, PrimitiveView, WrittenView {
    let content: Content
    let mask: Mask
    let alignment: Alignment
    let line = SourceLine()

    @MainActor static func _makeView(_ view: Masked, _ inputs: _ViewInputs) -> _ViewOutputs {
        var outputs = inputs.make(view.content)
        outputs.elements = outputs.elements.enumerated().map { part, element in
            let mask = inputs.makeOne(view.mask, .index(part + 1), alignment: view.alignment)
            return ViewElement(
                inputs.node, .secondary(view.alignment, isBehind: false), [element] + mask.elements,
                shows: MaskDisplay(), traits: element.traits, part: part)
        }
        return outputs
    }
}

/// A view whose mask is the picture of other views.
final class MaskHolder: EffectHolder {
    let form = UIView()

    func fit() {
        form.frame = bounds
        mask = form
    }
}

private struct MaskDisplay: ElementDisplay {
    func makeView() -> MaskHolder { MaskHolder() }
    func update(_ view: MaskHolder, in context: DisplayContext) { view.fit() }
    func container(of view: MaskHolder) -> UIView? { view }
    func secondContainer(of view: MaskHolder) -> UIView? { view.form }
}

extension View {
    /// Shows the view where another one is opaque, which has the view's size.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        Masked(content: self, mask: mask(), alignment: alignment)
    }
    /// Shows the view where another one is opaque, which has the view's size.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        Masked(content: self, mask: mask, alignment: .center)
    }
}
