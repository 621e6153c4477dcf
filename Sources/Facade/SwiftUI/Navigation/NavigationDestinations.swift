/// What makes the views of values in a navigation stack.
struct NavigationDestinations {
    /// The closures, by the types of their values.
    var views: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
    /// Views that are shown as long as something is true, the last one in front.
    var presented: [Presented] = []

    /// A view that is shown as long as something is true.
    struct Presented {
        let id: ID
        let view: AnyView
        let dismiss: () -> Void
    }

    /// Tells views that are shown as long as something is true apart: by what shows them, and by its value.
    struct ID: Hashable {
        let graph: ObjectIdentifier
        let node: Int
        var value: AnyHashable?
    }

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
                (value.base as? D).map { value in AnyView(LaterView { AnyView(destination(value)) }) }
            }
        }
    }
    /// Shows a view in the navigation stack around as long as a binding is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return modifier(
            PresentedDestination(
                value: nil, view: isPresented.wrappedValue ? { AnyView(view) } : nil,
                dismiss: { isPresented.wrappedValue = false }))
    }
    /// Shows a view in the navigation stack around as long as a binding has a value.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let value = item.wrappedValue
        return modifier(
            PresentedDestination(
                value: value.map { AnyHashable($0) }, view: value.map { value in { AnyView(destination(value)) } },
                dismiss: { item.wrappedValue = nil }))
    }
}

/// Says that a view is shown in the navigation stack around.
private nonisolated struct PresentedDestination: PrimitiveModifier {
    let value: AnyHashable?
    let view: (() -> AnyView)?
    let dismiss: () -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var outputs = body(inputs)
        guard let view else { return outputs }
        let id = NavigationDestinations.ID(
            graph: ObjectIdentifier(inputs.node.graph), node: inputs.node.number, value: value)
        outputs.preferences[NavigationDestinationsKey.self].presented.append(
            NavigationDestinations.Presented(id: id, view: view(), dismiss: dismiss))
        return outputs
    }
}
