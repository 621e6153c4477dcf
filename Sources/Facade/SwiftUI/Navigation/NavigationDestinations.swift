/// What makes the views of values in a navigation stack.
struct NavigationDestinations {
    /// The closures, by the types of their values.
    var views: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
    /// Views that are shown as long as something is true, the last one in front.
    var presented: [(view: AnyView, dismiss: () -> Void)] = []

    /// Returns the view of a value.
    func view(of value: AnyHashable) -> AnyView? {
        views[ObjectIdentifier(type(of: value.base))]?(value)
    }
}

/// The destinations of the views in a navigation stack.
enum NavigationDestinationsKey: PreferenceKey {
    static var defaultValue: NavigationDestinations { NavigationDestinations() }

    static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
        let next = nextValue()
        value.views.merge(next.views) { first, _ in first }
        value.presented += next.presented
    }
}

extension View {
    /// Makes the views of values of a type in the navigation stack around.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        transformPreference(NavigationDestinationsKey.self) { destinations in
            destinations.views[ObjectIdentifier(data)] = { value in
                (value.base as? D).map { AnyView(destination($0)) }
            }
        }
    }
    /// Shows a view in the navigation stack around as long as a binding is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let isShown = isPresented.wrappedValue
        let view = destination()
        return transformPreference(NavigationDestinationsKey.self) { destinations in
            guard isShown else { return }
            destinations.presented.append((AnyView(view), { isPresented.wrappedValue = false }))
        }
    }
    /// Shows a view in the navigation stack around as long as a binding has a value.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let value = item.wrappedValue
        return transformPreference(NavigationDestinationsKey.self) { destinations in
            guard let value else { return }
            destinations.presented.append((AnyView(destination(value)), { item.wrappedValue = nil }))
        }
    }
}
