// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// A value within a range.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View,
    PrimitiveView, WrittenView
{
    let fraction: Double
    let label: Label
    let current: CurrentValueLabel?
    let minimum: BoundsLabel?
    let maximum: BoundsLabel?
    let line = SourceLine()

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel? = nil,
        _ minimum: BoundsLabel? = nil, _ maximum: BoundsLabel? = nil
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Gauge, _ inputs: _ViewInputs) -> _ViewOutputs {
        if view.fraction.isNaN { LayoutFindings.tell("has a value that is no number", of: "Gauge", view.line) }
        let configuration = GaugeStyleConfiguration(
            value: view.fraction.isNaN ? 0 : min(max(view.fraction, 0), 1), label: .init(view.label),
            currentValueLabel: view.current.map { .init($0) },
            minimumValueLabel: view.minimum.map { .init($0) },
            maximumValueLabel: view.maximum.map { .init($0) })
        let styled = StyledView(configuration) { DefaultGaugeStyle().makeBody(configuration: $0) }
        return inputs.make(NamedView(label: view.label, children: .combined, content: styled))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and one for its value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for its value and its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// The view of a gauge.
    associatedtype Body: View
    /// What a gauge is.
    typealias Configuration = GaugeStyleConfiguration

    /// Returns the view of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge is, for its style.
public struct GaugeStyleConfiguration {
    /// A label of a gauge, whatever its type.
    public typealias Label = _StylePart<GaugeStyleConfiguration, _StyleParts.Label>
    /// A label of a gauge, whatever its type.
    public typealias CurrentValueLabel = Label
    /// A label of a gauge, whatever its type.
    public typealias MinimumValueLabel = Label
    /// A label of a gauge, whatever its type.
    public typealias MaximumValueLabel = Label

    /// The value, from 0 to 1.
    public var value: Double
    /// The label.
    public var label: Label
    /// The label of the value.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the least value.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the greatest value.
    public var maximumValueLabel: MaximumValueLabel?
}

/// A bar with labels.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns a bar below the label, with the value below it.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                GaugeBar(value: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// The style of the place where a gauge stands.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns a bar with labels.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A thin bar between the labels of the bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns a bar with labels.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns a bar with labels.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns a ring with the value in it.
    public func makeBody(configuration: Configuration) -> some View { GaugeRing(configuration: configuration) }
}

/// A ring that is filled to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns a ring with the value in it.
    public func makeBody(configuration: Configuration) -> some View { GaugeRing(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style of the place where a gauge stands.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar with labels.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A thin bar between the labels of the bounds.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A bar of 4 points, as a progress bar is.
private nonisolated struct GaugeBar: View {
    let value: Double

    @MainActor var body: some View { BarControl(fraction: value, tint: nil) }
}

/// A ring of 6 points in 60, with the value in its middle (chosen).
private nonisolated struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.3), lineWidth: 6)
            Circle().trim(from: 0, to: configuration.value).stroke(TintShapeStyle.tint, lineWidth: 6)
                .rotationEffect(.degrees(-90))
            configuration.currentValueLabel
        }
        .frame(width: 54, height: 54)
        .padding(3)
    }
}

extension View {
    /// Sets the style of gauges.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView($0.makeBody(configuration: $1)) })
    }
}
