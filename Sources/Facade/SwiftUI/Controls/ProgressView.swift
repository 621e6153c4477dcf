// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
import UIKit

/// How far something has come.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView, WrittenView {
    let fraction: Double?
    let label: Label?
    let current: CurrentValueLabel?
    let line = SourceLine()

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: ProgressView, _ inputs: _ViewInputs) -> _ViewOutputs {
        if let fraction = view.fraction, !(0...1).contains(fraction) { inputs.node.tellOutOfBounds() }
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: view.fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) },
            label: view.label.map { .init($0) },
            currentValueLabel: view.current.map { .init($0) })
        let styled = StyledView(configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) }
        guard let label = view.label else { return inputs.make(styled) }
        return inputs.make(NamedView(label: label, children: .combined, content: styled))
    }

    fileprivate init(_ fraction: Double?, _ label: Label?, _ current: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.current = current
    }

    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? Double($0 / total) : 0 }
    }
}

extension ViewNode {
    /// Tells of progress beyond its ends, in SwiftUI's words.
    fileprivate func tellOutOfBounds() {
        LayoutFindings.tell(
            "ProgressView initialized with an out-of-bounds progress value. The value will be clamped to the range of "
                + "`0...total`.", at: line)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a wheel with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
    /// Creates a bar with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label(), nil)
    }
}

extension ProgressView {
    /// Creates a bar with labels.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
    }
}

extension ProgressView {
    /// Returns how much of a span of time is over, or left.
    fileprivate static func fraction(_ span: ClosedRange<Date>, _ countsDown: Bool) -> Double {
        let length = span.upperBound.timeIntervalSince(span.lowerBound)
        let passed = Date().timeIntervalSince(span.lowerBound)
        let share = length > 0 ? min(max(passed / length, 0), 1) : 1
        return countsDown ? 1 - share : share
    }

    /// Creates a bar of a span of time, with labels.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(Self.fraction(timerInterval, countsDown), label(), currentValueLabel()) }
}

extension ProgressView where CurrentValueLabel == Text {
    /// Creates a bar of a span of time, with a label and a clock.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// Creates a bar of a span of time, with a clock.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            Self.fraction(timerInterval, countsDown), nil, Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a wheel.
    public init() { self.init(nil, nil, nil) }
    /// Creates a bar.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.init(Self.fraction(value, total), nil, nil) }
    /// Creates a bar of a progress.
    public init(_ progress: Progress) { self.init(progress.fractionCompleted, nil, nil) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a wheel with a text.
    public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), nil) }
    /// Creates a wheel with a text.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title), nil) }
    /// Creates a bar with a text.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total), Text(titleKey), nil)
    }
    /// Creates a bar with a text.
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total), Text(title), nil)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates the view that a style is asked for.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// The view of progress.
    associatedtype Body: View
    /// What progress is.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the view of progress.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What progress is, for its style.
public struct ProgressViewStyleConfiguration {
    /// The label, whatever its type.
    public typealias Label = _StylePart<ProgressViewStyleConfiguration, _StyleParts.Label>
    /// The label of the value, whatever its type.
    public typealias CurrentValueLabel = _StylePart<ProgressViewStyleConfiguration, _StyleParts.Value>

    /// How much is done, from 0 to 1; `nil` where nobody knows.
    public let fractionCompleted: Double?
    /// The label.
    public var label: Label?
    /// The label of the value.
    public var currentValueLabel: CurrentValueLabel?
}

/// A wheel where nobody knows how much is done, else a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    /// Creates the style.
    public init() { tint = nil }
    /// Creates the style with the color of what is done.
    public init(tint: Color) { self.tint = tint }

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            BarControl(fraction: configuration.fractionCompleted ?? 0, tint: tint)
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    /// Creates the style.
    public init() { tint = nil }
    /// Creates the style with the color of the wheel.
    public init(tint: Color) { self.tint = tint }

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            WheelControl(tint: tint)
            configuration.label?.font(.callout).foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style of the place where the view stands.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// UIKit's progress bar.
nonisolated struct BarControl: ControlView {
    let fraction: Double
    let tint: Color?

    @MainActor func makeControl() -> UIProgressView { UIProgressView(progressViewStyle: .default) }

    @MainActor func update(_ control: UIProgressView, in environment: EnvironmentValues) {
        control.progress = Float(fraction)
        control.progressTintColor = (tint ?? environment.tintColor).map { $0.uiColor(in: environment) }
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: UIProgressView, in environment: EnvironmentValues)
        -> CGSize
    { CGSize(width: proposal.width ?? 0, height: 4) }
}

/// UIKit's wheel.
nonisolated struct WheelControl: ControlView {
    let tint: Color?

    @MainActor func makeControl() -> UIActivityIndicatorView {
        let control = UIActivityIndicatorView(style: .medium)
        control.startAnimating()
        return control
    }

    @MainActor func update(_ control: UIActivityIndicatorView, in environment: EnvironmentValues) {
        let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
        control.style = isLarge ? .large : .medium
        if let tint = tint ?? environment.tintColor { control.color = tint.uiColor(in: environment) }
    }

    @MainActor func size(
        _ proposal: ProposedViewSize, of control: UIActivityIndicatorView, in environment: EnvironmentValues
    ) -> CGSize { control.intrinsicContentSize }
}

extension View {
    /// Sets the style of progress.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView($0.makeBody(configuration: $1)) })
    }
}
