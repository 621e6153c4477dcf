// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// A label with buttons that make a value greater or smaller.
nonisolated public struct Stepper<Label: View>: View, PrimitiveView, WrittenView {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let label: Label
    let line = SourceLine()

    /// Creates a control with closures; without one its button takes no touches.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement.map { step in { Self.edit(step, onEditingChanged) } }
        decrement = onDecrement.map { step in { Self.edit(step, onEditingChanged) } }
    }
    /// Creates a control of a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
            onEditingChanged: onEditingChanged)
    }
    /// Creates a control of a value in a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let (more, less) = (value.wrappedValue.advanced(by: step), value.wrappedValue.advanced(by: 0 - step))
        self.init(
            label: label, onIncrement: more <= bounds.upperBound ? { value.wrappedValue = more } : nil,
            onDecrement: less >= bounds.lowerBound ? { value.wrappedValue = less } : nil,
            onEditingChanged: onEditingChanged)
    }

    private static func edit(_ step: () -> Void, _ edited: (Bool) -> Void) {
        edited(true)
        step()
        edited(false)
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Stepper, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(
            LabeledControl(label: view.label, isMerged: false) {
                StepperControl(increment: view.increment, decrement: view.decrement)
            })
    }
}

extension Stepper {
    /// Creates a control of a value, in an older order.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }
    /// Creates a control of a value in a range, in an older order.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
    /// Creates a control with closures, in an older order.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Creates a control with a text and closures.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    /// Creates a control with a text and closures.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    /// Creates a control of a value with a text.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    /// Creates a control of a value with a text.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    /// Creates a control of a value in a range with a text.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    /// Creates a control of a value in a range with a text.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

/// UIKit's stepper.
nonisolated struct StepperControl: ControlView {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    @MainActor func makeControl() -> ActingStepper { ActingStepper() }

    @MainActor func update(_ control: ActingStepper, in environment: EnvironmentValues) {
        control.minimumValue = decrement == nil ? 0 : -1
        control.maximumValue = increment == nil ? 0 : 1
        control.value = 0
        control.isEnabled = environment.isEnabled
        let (increment, decrement) = (increment, decrement)
        control.changed.set { [weak control] in
            guard let control else { return }
            let change = control.value
            control.value = 0
            if change > 0 { increment?() } else if change < 0 { decrement?() }
        }
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: ActingStepper, in environment: EnvironmentValues)
        -> CGSize
    { control.intrinsicContentSize }
}

/// A stepper that calls a closure.
final class ActingStepper: UIStepper {
    private(set) lazy var changed = ControlAction(self, for: .valueChanged)
}
