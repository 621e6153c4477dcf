// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

/// A control of UIKit as SwiftUI's own views show it.
@MainActor protocol ControlView: PrimitiveView {
    /// The type of the control.
    associatedtype Control: UIView

    /// Makes the control.
    func makeControl() -> Control
    /// Brings the control up to date.
    func update(_ control: Control, in environment: EnvironmentValues)
    /// Returns the size that the control takes, in points.
    func size(_ proposal: ProposedViewSize, of control: Control, in environment: EnvironmentValues) -> CGSize
}

extension ControlView {
    static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        let node = inputs.node
        let environment = inputs.environment
        let control = node.kept as? Control ?? view.makeControl()
        node.kept = control
        node.observing { view.update(control, in: environment) }
        let size = RepresentedSize(view: control) { view.size($0, of: control, in: environment) }
        var outputs = _ViewOutputs()
        outputs.elements = [
            ViewElement(node, .measured(size), shows: RepresentedDisplay(view: control, environment: environment))
        ]
        return outputs
    }
}

/// Has a control call a closure, always the last one that was set.
@MainActor final class ControlAction {
    private var action: () -> Void = {}

    /// Has a control call what is set from now on.
    init(_ control: UIControl, for events: UIControl.Event) {
        control.addAction(UIAction { [weak self] _ in self?.action() }, for: events)
    }

    /// Sets what is called.
    func set(_ action: @escaping () -> Void) { self.action = action }
}
