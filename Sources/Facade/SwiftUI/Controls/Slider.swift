// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// A control for a value in a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView, WrittenView {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let edited: (Bool) -> Void
    let label: Label
    let minimum: ValueLabel
    let maximum: ValueLabel
    let line = SourceLine()

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Slider, _ inputs: _ViewInputs) -> _ViewOutputs {
        if view.value.wrappedValue.isNaN || !(view.step?.isFinite ?? true) {
            LayoutFindings.tell("has a value or a step that is no number", of: "Slider", view.line)
        }
        let slider = SliderControl(value: view.value, bounds: view.bounds, step: view.step, edited: view.edited)
        let control = NamedView(label: view.label, children: .unchanged, content: slider)
        if ValueLabel.self == EmptyView.self { return inputs.make(control) }
        return inputs.make(
            HStack {
                view.minimum
                control
                view.maximum
            })
    }

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ edited: @escaping (Bool) -> Void,
        _ label: Label, _ minimum: ValueLabel, _ maximum: ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.edited = edited
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Creates a control with labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
    }
    /// Creates a control with steps and with labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a control with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
    }
    /// Creates a control with steps and a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a control.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
    }
    /// Creates a control with steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
    }
}

/// UIKit's slider.
nonisolated struct SliderControl: ControlView {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let edited: (Bool) -> Void

    @MainActor func makeControl() -> ActingSlider { ActingSlider() }

    @MainActor func update(_ control: ActingSlider, in environment: EnvironmentValues) {
        control.minimumValue = Float(bounds.lowerBound)
        control.maximumValue = Float(bounds.upperBound)
        control.isEnabled = environment.isEnabled
        control.minimumTrackTintColor = environment.tintColor.map { $0.uiColor(in: environment) }
        if control.value != Float(value.wrappedValue) { control.value = Float(value.wrappedValue) }
        let (value, bounds, step) = (value, bounds, step)
        control.moved.set { [weak control] in
            guard let control else { return }
            let moved = Double(control.value)
            guard let step, step > 0 else { return value.wrappedValue = moved }
            value.wrappedValue = min(
                bounds.upperBound, bounds.lowerBound + ((moved - bounds.lowerBound) / step).rounded() * step)
        }
        control.began.set { [edited] in edited(true) }
        control.ended.set { [edited] in edited(false) }
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: ActingSlider, in environment: EnvironmentValues)
        -> CGSize
    { CGSize(width: proposal.width ?? 0, height: control.intrinsicContentSize.height) }
}

/// A slider that calls closures.
final class ActingSlider: UISlider {
    private(set) lazy var moved = ControlAction(self, for: .valueChanged)
    private(set) lazy var began = ControlAction(self, for: .touchDown)
    private(set) lazy var ended = ControlAction(self, for: [.touchUpInside, .touchUpOutside])
}
