// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// A choice of a date.
nonisolated public struct DatePicker<Label: View>: View, PrimitiveView, WrittenView {
    let selection: Binding<Date>
    let range: (Date?, Date?)
    let components: DatePickerComponents
    let label: Label
    let line = SourceLine()

    /// Creates a choice with a label.
    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (nil, nil), displayedComponents, label())
    }
    /// Creates a choice of dates within limits.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label())
    }
    /// Creates a choice of dates from one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (range.lowerBound, nil), displayedComponents, label())
    }
    /// Creates a choice of dates up to one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (nil, range.upperBound), displayedComponents, label())
    }

    fileprivate init(
        _ selection: Binding<Date>, _ range: (Date?, Date?), _ components: DatePickerComponents, _ label: Label
    ) {
        self.selection = selection
        self.range = range
        self.components = components
        self.label = label
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: DatePicker, _ inputs: _ViewInputs) -> _ViewOutputs {
        let control = DateControl(selection: view.selection, range: view.range, components: view.components)
        let style = inputs.environment.datePickerStyle
        if style == .wheels || style == .inline { return inputs.make(control, .index(1)) }
        return inputs.make(LabeledControl(label: view.label) { control })
    }
}

extension DatePicker where Label == Text {
    /// Creates a choice with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, nil), displayedComponents, Text(titleKey))
    }
    /// Creates a choice with a text.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, nil), displayedComponents, Text(title))
    }
    /// Creates a choice of dates within limits with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(titleKey))
    }
    /// Creates a choice of dates from one on with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, (range.lowerBound, nil), displayedComponents, Text(titleKey))
    }
    /// Creates a choice of dates up to one with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, range.upperBound), displayedComponents, Text(titleKey))
    }
}

/// The parts of a date that a choice shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// UIKit's choice of a date.
nonisolated struct DateControl: ControlView {
    let selection: Binding<Date>
    let range: (Date?, Date?)
    let components: DatePickerComponents

    @MainActor func makeControl() -> ActingDatePicker { ActingDatePicker() }

    @MainActor func update(_ control: ActingDatePicker, in environment: EnvironmentValues) {
        control.preferredDatePickerStyle = environment.datePickerStyle
        control.datePickerMode =
            components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
        control.minimumDate = range.0
        control.maximumDate = range.1
        control.locale = environment.locale
        control.calendar = environment.calendar
        control.isEnabled = environment.isEnabled
        if control.date != selection.wrappedValue { control.date = selection.wrappedValue }
        control.changed.set { [weak control, selection] in if let control { selection.wrappedValue = control.date } }
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: ActingDatePicker, in environment: EnvironmentValues)
        -> CGSize
    {
        let ideal = control.intrinsicContentSize
        let texts = control.fieldTexts
        if !texts.isEmpty { return CGSize(width: width(of: texts, in: environment), height: ideal.height) }
        let isWide = environment.datePickerStyle == .inline || environment.datePickerStyle == .wheels
        return CGSize(
            width: isWide ? max(proposal.width ?? ideal.width, ideal.width) : ideal.width, height: ideal.height)
    }
}

extension DateControl {
    /// The width of fields with texts, each with 12 points at both sides and 8 between them, as they are drawn.
    @MainActor private func width(of texts: [String], in environment: EnvironmentValues) -> CGFloat {
        var values = environment
        values.font = .system(size: 17)
        let widths = texts.map { text in
            TextSetter(Text(verbatim: text), values).answer(.unspecified).size.width + 24
        }
        return CGFloat(widths.reduce(0, +)) + 8 * CGFloat(max(widths.count - 1, 0))
    }
}

/// A choice of a date that calls a closure.
final class ActingDatePicker: UIDatePicker {
    private(set) lazy var changed = ControlAction(self, for: .valueChanged)
}

enum DatePickerStyleKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .compact } }

extension EnvironmentValues {
    /// How choices of dates look.
    var datePickerStyle: UIDatePickerStyle {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

/// How choices of dates look.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// A style of UIKit's.
@MainActor protocol DrawnDatePickerStyle: DatePickerStyle {
    /// UIKit's style.
    var style: UIDatePickerStyle { get }
}

/// Buttons with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle, DrawnDatePickerStyle {
    /// Creates the style.
    public init() {}
    var style: UIDatePickerStyle { .compact }
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, DrawnDatePickerStyle {
    /// Creates the style.
    public init() {}
    var style: UIDatePickerStyle { .inline }
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle, DrawnDatePickerStyle {
    /// Creates the style.
    public init() {}
    var style: UIDatePickerStyle { .wheels }
}
/// The style of the place where a choice stands.
public struct DefaultDatePickerStyle: DatePickerStyle, DrawnDatePickerStyle {
    /// Creates the style.
    public init() {}
    var style: UIDatePickerStyle { .compact }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons with the date and the time.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style of the place where a choice stands.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension View {
    /// Sets the style of choices of dates.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(ChoiceModifier(style) { $1.datePickerStyle = ($0 as? any DrawnDatePickerStyle)?.style ?? .compact })
    }
}
