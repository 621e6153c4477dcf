import LayoutSimProposalTree
import UIKit

/// Presents an alert of UIKit.
nonisolated struct AlertModifier: PrimitiveModifier {
    /// What an alert or a choice consists of.
    struct Description {
        let title: Text
        let message: Text?
        let buttons: [Alert.Button]
        let style: UIAlertController.Style
    }

    let description: Description?
    let dismissed: () -> Void

    init(alert: Alert?, dismissed: @escaping () -> Void) {
        description = alert.map {
            Description(title: $0.title, message: $0.message, buttons: $0.buttons, style: .alert)
        }
        self.dismissed = dismissed
    }

    init(sheet: ActionSheet?, dismissed: @escaping () -> Void) {
        description = sheet.map {
            Description(title: $0.title, message: $0.message, buttons: $0.buttons, style: .actionSheet)
        }
        self.dismissed = dismissed
    }

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let display = AlertDisplay(
            description: description, environment: inputs.environment, dismissed: dismissed)
        let node = inputs.node
        return body(inputs).showing(display, node)
    }
}

/// A view that presents an alert.
struct AlertDisplay: ElementDisplay {
    let description: AlertModifier.Description?
    let environment: EnvironmentValues
    let dismissed: () -> Void

    func makeView() -> AlertHolder { AlertHolder() }

    func update(_ view: AlertHolder, in context: DisplayContext) {
        view.alert = self
        view.setNeedsLayout()
    }

    func container(of view: AlertHolder) -> UIView? { view }

    /// The alert as UIKit has it.
    @MainActor var controller: UIAlertController? {
        guard let description else { return nil }
        func words(_ text: Text) -> String { TextSetter(text, environment).words }
        let controller = UIAlertController(
            title: words(description.title), message: description.message.map(words),
            preferredStyle: description.style)
        for button in description.buttons {
            controller.addAction(
                UIAlertAction(title: button.label.map(words) ?? "Cancel", style: button.kind.style) { _ in
                    dismissed()
                    button.action?()
                })
        }
        if description.buttons.isEmpty {
            controller.addAction(UIAlertAction(title: "OK", style: .default) { _ in dismissed() })
        }
        return controller
    }
}

extension Alert.Button.Kind {
    fileprivate var style: UIAlertAction.Style {
        switch self {
        case .usual: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}

/// A view around others that presents an alert from its controller.
final class AlertHolder: EffectHolder {
    var alert: AlertDisplay?
    private weak var presented: UIAlertController?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard window != nil, let alert else { return }
        if alert.description == nil {
            presented?.dismiss(animated: true)
            presented = nil
        } else if presented == nil, let controller = alert.controller {
            presented = controller
            nearestController?.present(controller, animated: true)
        }
    }
}
