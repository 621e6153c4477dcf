import UIKit

extension View {
    private nonisolated func asks<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: A?, _ message: M?
    ) -> some View {
        modifier(
            DialogModifier(
                title: visibility == .visible ? title : nil, isPresented: isPresented, style: .actionSheet,
                actions: actions, message: message))
    }

    /// Shows choices while a binding is true.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { asks(title, isPresented, titleVisibility, actions(), EmptyView?.none) }
    /// Shows choices while a binding is true.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { asks(Text(titleKey), isPresented, titleVisibility, actions(), EmptyView?.none) }
    /// Shows choices while a binding is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { asks(Text(title), isPresented, titleVisibility, actions(), EmptyView?.none) }
    /// Shows choices with a message while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asks(title, isPresented, titleVisibility, actions(), message()) }
    /// Shows choices with a message while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asks(Text(titleKey), isPresented, titleVisibility, actions(), message()) }
    /// Shows choices with a message while a binding is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asks(Text(title), isPresented, titleVisibility, actions(), message()) }
    /// Shows choices for a value while a binding is true.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { asks(Text(titleKey), isPresented, titleVisibility, data.map(actions), EmptyView?.none) }
    /// Shows choices for a value while a binding is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { asks(Text(title), isPresented, titleVisibility, data.map(actions), EmptyView?.none) }
    /// Shows choices with a message for a value while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { asks(Text(titleKey), isPresented, titleVisibility, data.map(actions), data.map(message)) }
    /// Shows choices with a message for a value while a binding is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { asks(Text(title), isPresented, titleVisibility, data.map(actions), data.map(message)) }
    /// Shows choices for a value while a binding is true.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { asks(title, isPresented, titleVisibility, data.map(actions), EmptyView?.none) }
    /// Shows choices with a message for a value while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { asks(title, isPresented, titleVisibility, data.map(actions), data.map(message)) }
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
