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
        var environment = inputs.environment
        environment.navigator = nil
        environment.scrollProxy = nil
        environment.fieldFocus = nil
        environment.presentation = Presentation(isPresented: true, dismiss: dismissed)
        let display = SheetDisplay(
            content: isShown ? AnyView(LaterView { AnyView(content()) }) : nil, environment: environment, id: id,
            style: style,
            dismissed: dismissed, onDismiss: onDismiss)
        let node = inputs.node
        return body(inputs).showing(display, node)
    }
}

/// A view that presents another one.
struct SheetDisplay: ElementDisplay {
    let content: AnyView?
    let environment: EnvironmentValues
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

extension _ViewOutputs {
    /// Returns the outputs with a view around the first of them, which presents something.
    func showing(_ display: some ElementDisplay, _ node: ViewNode) -> _ViewOutputs {
        var outputs = self
        guard let place = elements.firstIndex(where: { $0.gap == nil }) else { return outputs }
        outputs.elements[place] = ViewElement(node, .decoration, [elements[place]], shows: display)
        return outputs
    }
}
