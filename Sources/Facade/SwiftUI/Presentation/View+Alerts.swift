public import Foundation
import LayoutSimInertness

extension View {
    /// Records that an alert would be shown.
    private nonisolated func alerted(_ isShown: Bool, _ member: String = #function) -> some View {
        if isShown { inert(.looks, "View.\(member)") }
        return self
    }

    /// Shows an alert while a binding is true.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alerted(isPresented.wrappedValue) }
    /// Shows an alert while a binding is true.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alerted(isPresented.wrappedValue) }
    /// Shows an alert while a binding is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alerted(isPresented.wrappedValue) }
    /// Shows an alert with a message while a binding is true.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alerted(isPresented.wrappedValue) }
    /// Shows an alert with a message while a binding is true.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alerted(isPresented.wrappedValue) }
    /// Shows an alert with a message while a binding is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alerted(isPresented.wrappedValue) }
    /// Shows an alert for a value while a binding is true.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alerted(isPresented.wrappedValue && data != nil) }
    /// Shows an alert for a value while a binding is true.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { alerted(isPresented.wrappedValue && data != nil) }
    /// Shows an alert for a value while a binding is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alerted(isPresented.wrappedValue && data != nil) }
    /// Shows an alert with a message for a value while a binding is true.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alerted(isPresented.wrappedValue && data != nil) }
    /// Shows an alert with a message for a value while a binding is true.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { alerted(isPresented.wrappedValue && data != nil) }
    /// Shows an alert with a message for a value while a binding is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alerted(isPresented.wrappedValue && data != nil) }
    /// Shows an alert for an error while a binding is true.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View { alerted(isPresented.wrappedValue && error != nil) }
    /// Shows an alert with a message for an error while a binding is true.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View { alerted(isPresented.wrappedValue && error != nil) }
}
