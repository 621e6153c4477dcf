public import Foundation

extension TextField {
    /// Creates a field for a value with a formatter, whose label is a view.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(text: value.text(formatter), prompt: prompt, label: label) }
}

extension TextField where Label == Text {
    /// Creates a field for a value with a formatter.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(text: value.text(formatter)) { Text(titleKey) }
    }
    /// Creates a field for a value with a formatter.
    @_disfavoredOverload public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(text: value.text(formatter)) { Text(title) }
    }
    /// Creates a field for a value with a formatter and a placeholder.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(text: value.text(formatter), prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field for a value with a formatter and a placeholder.
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(text: value.text(formatter), prompt: prompt) { Text(title) }
    }
    /// Creates a field for a value with a formatter and closures for editing, by an older name.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            titleKey, text: value.text(formatter), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    /// Creates a field for a value with a formatter and closures for editing, by an older name.
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) { self.init(title, text: value.text(formatter), onEditingChanged: onEditingChanged, onCommit: onCommit) }
    /// Creates a field for a value with a formatter and a closure for the end of editing, by an older name.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) { self.init(titleKey, text: value.text(formatter), onEditingChanged: { _ in }, onCommit: onCommit) }
    /// Creates a field for a value with a formatter and a closure for the end of editing, by an older name.
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) { self.init(title, text: value.text(formatter), onEditingChanged: { _ in }, onCommit: onCommit) }
}
