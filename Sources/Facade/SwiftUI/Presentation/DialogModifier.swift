import LayoutSimProposalTree
import UIKit

/// Presents an alert or choices of UIKit with the buttons among views.
nonisolated struct DialogModifier<Actions: View, Message: View>: PrimitiveModifier {
    let title: Text?
    let isPresented: Binding<Bool>
    let style: UIAlertController.Style
    let actions: Actions?
    let message: Message?

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let description = inputs.node.observing { isPresented.wrappedValue } ? description(inputs) : nil
        let display = AlertDisplay(
            description: description, environment: inputs.environment, dismissed: { isPresented.wrappedValue = false })
        let node = inputs.node
        return body(inputs).showing(display, node)
    }

    @MainActor private func description(_ inputs: _ViewInputs) -> AlertModifier.Description? {
        guard let actions else { return nil }
        let words = message.map { inputs.make($0, .index(2)).words } ?? ""
        var buttons = inputs.buttons(of: actions, .index(1)).map { button in
            Alert.Button(
                kind: button.role == .destructive ? .destructive : button.role == .cancel ? .cancel : .usual,
                label: Text(verbatim: button.title), action: button.action)
        }
        if style == .actionSheet, !buttons.contains(where: { $0.kind == .cancel }) { buttons.append(.cancel()) }
        return AlertModifier.Description(
            title: title ?? Text(verbatim: ""), message: words.isEmpty ? nil : Text(verbatim: words), buttons: buttons,
            style: style)
    }
}
