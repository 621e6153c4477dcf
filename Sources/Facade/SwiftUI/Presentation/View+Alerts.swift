public import Foundation
import UIKit

extension View {
    private nonisolated func alerts<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ actions: A?, _ message: M?
    ) -> some View {
        modifier(
            DialogModifier(
                title: title, isPresented: isPresented, style: .alert, actions: actions, message: message))
    }

    /// Shows an alert while a binding is true.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alerts(title, isPresented, actions(), EmptyView?.none) }
    /// Shows an alert while a binding is true.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alerts(Text(titleKey), isPresented, actions(), EmptyView?.none) }
    /// Shows an alert while a binding is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alerts(Text(title), isPresented, actions(), EmptyView?.none) }
    /// Shows an alert with a message while a binding is true.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alerts(title, isPresented, actions(), message()) }
    /// Shows an alert with a message while a binding is true.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alerts(Text(titleKey), isPresented, actions(), message()) }
    /// Shows an alert with a message while a binding is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alerts(Text(title), isPresented, actions(), message()) }
    /// Shows an alert for a value while a binding is true.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alerts(title, isPresented, data.map(actions), EmptyView?.none) }
    /// Shows an alert for a value while a binding is true.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { alerts(Text(titleKey), isPresented, data.map(actions), EmptyView?.none) }
    /// Shows an alert for a value while a binding is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alerts(Text(title), isPresented, data.map(actions), EmptyView?.none) }
    /// Shows an alert with a message for a value while a binding is true.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alerts(title, isPresented, data.map(actions), data.map(message)) }
    /// Shows an alert with a message for a value while a binding is true.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { alerts(Text(titleKey), isPresented, data.map(actions), data.map(message)) }
    /// Shows an alert with a message for a value while a binding is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alerts(Text(title), isPresented, data.map(actions), data.map(message)) }
    /// Shows an alert for an error while a binding is true.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        alerts(
            Text(verbatim: error?.errorDescription ?? ""), isPresented, error.map { _ in actions() }, EmptyView?.none)
    }
    /// Shows an alert with a message for an error while a binding is true.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alerts(Text(verbatim: error?.errorDescription ?? ""), isPresented, error.map(actions), error.map(message))
    }
}
