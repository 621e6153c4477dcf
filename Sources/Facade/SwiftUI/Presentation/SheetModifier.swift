import LayoutSimProposalTree
import UIKit

/// Presents a view in front of the screen as long as something is shown.
nonisolated struct SheetModifier<Sheet: View>: PrimitiveModifier {
    let isShown: Bool
    /// Tells presented views of one another, which replace each other.
    let id: AnyHashable?
    let style: UIModalPresentationStyle
    let dismissed: () -> Void
    let onDismiss: (() -> Void)?
    let content: () -> Sheet

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let display = SheetDisplay(
            content: isShown ? { AnyView(content()) } : nil, id: id, style: style, dismissed: dismissed,
            onDismiss: onDismiss)
        let node = inputs.node
        return body(inputs).wrapped {
            ViewElement(node, .decoration, [$0], shows: display, part: $0.identity.part)
        }
    }
}

/// A view that presents another one.
struct SheetDisplay: ElementDisplay {
    let content: (() -> AnyView)?
    let id: AnyHashable?
    let style: UIModalPresentationStyle
    let dismissed: () -> Void
    let onDismiss: (() -> Void)?

    func makeView() -> SheetHolder { SheetHolder() }

    func update(_ view: SheetHolder, in context: DisplayContext) {
        view.sheet = self
        view.setNeedsLayout()
    }

    func container(of view: SheetHolder) -> UIView? { view }
}
