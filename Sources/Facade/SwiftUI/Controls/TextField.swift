// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
import UIKit

/// A field for one line of text.
nonisolated public struct TextField<Label: View>: View, PrimitiveView, WrittenView {
    let field: FieldDescription
    let label: Label
    let line = SourceLine()

    init(field: FieldDescription, label: Label) {
        self.field = field
        self.label = label
    }

    /// Creates a field whose label is a view.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        field = FieldDescription(text: text, prompt: prompt ?? (self.label as? Text))
    }
    /// Creates a field that grows along an axis, whose label is a view.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.label = label()
        field = FieldDescription(text: text, prompt: prompt ?? (self.label as? Text), grows: axis == .vertical)
    }
    /// Creates a field for a value with a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: value.text(format), prompt: prompt, label: label)
    }
    /// Creates a field for a value that may be missing, with a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: value.optionalText(format), prompt: prompt, label: label)
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: TextField, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(StyledView(view.field) { FieldView(field: $0) })
    }
}

extension TextField where Label == Text {
    /// Creates a field with a placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }
    /// Creates a field with a placeholder.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }
    /// Creates a field with a placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field with a placeholder.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    /// Creates a field that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }
    /// Creates a field that grows along an axis.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }
    /// Creates a field that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }
    /// Creates a field for a value with a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field for a value with a format.
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
    /// Creates a field for a value that may be missing, with a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field for a value that may be missing, with a format.
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
    /// Creates a field with closures for editing, by an older name.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        label = Text(titleKey)
        field = FieldDescription(text: text, prompt: label, edits: onEditingChanged, commits: onCommit)
    }
    /// Creates a field with closures for editing, by an older name.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        label = Text(title)
        field = FieldDescription(text: text, prompt: label, edits: onEditingChanged, commits: onCommit)
    }
    /// Creates a field with a closure for the end of editing, by an older name.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }
    /// Creates a field with a closure for the end of editing, by an older name.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }
}

/// A field whose text is not shown.
nonisolated public struct SecureField<Label: View>: View, PrimitiveView, WrittenView {
    let field: FieldDescription
    let label: Label
    let line = SourceLine()

    /// Creates a field whose label is a view.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        field = FieldDescription(text: text, prompt: prompt ?? (self.label as? Text), isSecure: true)
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: SecureField, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(StyledView(view.field) { FieldView(field: $0) })
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }
    /// Creates a field with a placeholder.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }
    /// Creates a field with a placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field with a closure for the end of editing, by an older name.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        label = Text(titleKey)
        field = FieldDescription(text: text, prompt: label, isSecure: true, commits: onCommit)
    }
}

extension Binding {
    /// A binding to the value as a text; texts that do not parse change nothing.
    fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(
            get: { format.format(wrappedValue) },
            set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
    }

    /// A binding to the value as a text, which is empty without a value.
    fileprivate func optionalText<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where Value == F.FormatInput?, F.FormatOutput == String {
        Binding<String>(
            get: { wrappedValue.map(format.format) ?? "" }, set: { wrappedValue = try? format.parseStrategy.parse($0) })
    }

    /// A binding to the value as a text; texts that do not parse change nothing.
    func text(_ formatter: Formatter) -> Binding<String> {
        Binding<String>(
            get: { formatter.string(for: wrappedValue) ?? "" },
            set: { text in
                guard let number = formatter as? NumberFormatter, let value = number.number(from: text) as? Value else {
                    return
                }
                wrappedValue = value
            })
    }
}
