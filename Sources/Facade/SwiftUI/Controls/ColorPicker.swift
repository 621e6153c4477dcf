// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// A choice of a color.
nonisolated public struct ColorPicker<Label: View>: View, PrimitiveView, WrittenView {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label
    let line = SourceLine()

    /// Creates a choice with a label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: ColorPicker, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(
            LabeledControl(label: view.label) {
                WellControl(selection: view.selection, supportsOpacity: view.supportsOpacity)
            })
    }
}

extension ColorPicker where Label == Text {
    /// Creates a choice with a text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    /// Creates a choice with a text.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}

/// UIKit's well for colors.
nonisolated struct WellControl: ControlView {
    let selection: Binding<Color>
    let supportsOpacity: Bool

    @MainActor func makeControl() -> ActingWell { ActingWell() }

    @MainActor func update(_ control: ActingWell, in environment: EnvironmentValues) {
        control.supportsAlpha = supportsOpacity
        control.isEnabled = environment.isEnabled
        control.selectedColor = selection.wrappedValue.uiColor(in: environment)
        control.changed.set { [weak control, selection] in
            if let color = control?.selectedColor { selection.wrappedValue = Color(uiColor: color) }
        }
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: ActingWell, in environment: EnvironmentValues)
        -> CGSize
    { control.intrinsicContentSize }
}

/// A well for colors that calls a closure.
final class ActingWell: UIColorWell {
    private(set) lazy var changed = ControlAction(self, for: .valueChanged)
}
