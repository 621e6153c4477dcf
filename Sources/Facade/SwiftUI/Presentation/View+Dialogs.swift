import LayoutSimInertness

extension View {
    /// Records that a choice would be shown.
    private nonisolated func asked(_ isShown: Bool, _ member: String = #function) -> some View {
        if isShown { inert(.looks, "View.\(member)") }
        return self
    }

    /// Shows choices while a binding is true.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { asked(isPresented.wrappedValue) }
    /// Shows choices while a binding is true.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { asked(isPresented.wrappedValue) }
    /// Shows choices while a binding is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { asked(isPresented.wrappedValue) }
    /// Shows choices with a message while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asked(isPresented.wrappedValue) }
    /// Shows choices with a message while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asked(isPresented.wrappedValue) }
    /// Shows choices with a message while a binding is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asked(isPresented.wrappedValue) }
    /// Shows choices for a value while a binding is true.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { asked(isPresented.wrappedValue && data != nil) }
    /// Shows choices for a value while a binding is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { asked(isPresented.wrappedValue && data != nil) }
    /// Shows choices with a message for a value while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { asked(isPresented.wrappedValue && data != nil) }
    /// Shows choices with a message for a value while a binding is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { asked(isPresented.wrappedValue && data != nil) }
    /// Sets how much alerts and choices stand out.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    /// Sets the icon of alerts, which iPhones do not show.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
    /// Shows a button that has alerts not be shown again, which iPhones do not have.
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}

/// How much an alert stands out.
public struct DialogSeverity: Equatable, Sendable {
    private let level: Int

    /// As usual.
    public static let automatic = DialogSeverity(level: 1)
    /// As usual.
    public static let standard = DialogSeverity(level: 1)
    /// More than usual.
    public static let critical = DialogSeverity(level: 2)
}
