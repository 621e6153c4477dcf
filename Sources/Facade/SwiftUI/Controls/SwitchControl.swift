import UIKit

/// UIKit's switch.
nonisolated struct SwitchControl: ControlView {
    let isOn: Binding<Bool>
    let tint: Color?

    @MainActor func makeControl() -> ActingSwitch { ActingSwitch() }

    @MainActor func update(_ control: ActingSwitch, in environment: EnvironmentValues) {
        if control.isOn != isOn.wrappedValue { control.isOn = isOn.wrappedValue }
        control.isEnabled = environment.isEnabled
        control.onTintColor = (tint ?? environment.tintColor).map { $0.uiColor(in: environment) }
        control.action.set { [weak control] in if let control { isOn.wrappedValue = control.isOn } }
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: ActingSwitch, in environment: EnvironmentValues)
        -> CGSize
    { control.sizeThatFits(.zero) }
}

/// A switch that calls a closure.
final class ActingSwitch: UISwitch {
    private(set) lazy var action = ControlAction(self, for: .valueChanged)
}
