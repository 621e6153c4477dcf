/// Shows a view in front of a navigation stack when it is tapped.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, WrittenView {
    let line = SourceLine()
    enum Target {
        case view(Destination)
        case value(AnyHashable?)
    }

    let target: Target
    let label: Label
    var isActive: Binding<Bool>?
    @Environment(\.navigator) private var navigator
    @Environment(\.isInList) private var isInList
    @Environment(\.listSelection) private var listSelection

    init(_ target: Target, _ label: Label, isActive: Binding<Bool>? = nil) {
        self.target = target
        self.label = label
        self.isActive = isActive
    }

    /// Creates a link to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label())
    }
    /// Creates a link to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label())
    }
    /// Creates a link to a view that is shown while a binding is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination()), label(), isActive: isActive)
    }
    /// Creates a link to a view that is shown while a binding is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label(), isActive: isActive)
    }
    /// Creates a link to a view that is shown while a binding has the link's tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination()), label(), isActive: selection.isTag(tag))
    }
    /// Creates a link to a view that is shown while a binding has the link's tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination), label(), isActive: selection.isTag(tag))
    }

    /// The label as a button, in a list with a chevron.
    @MainActor public var body: some View {
        Button {
            follow()
        } label: {
            if isInList {
                HStack(spacing: 8) {
                    label.frame(maxWidth: .infinity, alignment: .leading)
                    RowChevron(name: "chevron.right")
                        .foregroundStyle(Color(uiColor: .tertiaryLabel)).accessibilityHidden(true)
                }
            } else {
                label
            }
        }
        .modifier(LinkLook(isInList: isInList))
        .modifier(ActiveLink(isActive: isActive, destination: destination))
    }

    private var destination: AnyView? {
        guard case .view(let view) = target else { return nil }
        return AnyView(view)
    }

    @MainActor private func follow() {
        if let isActive {
            isActive.wrappedValue = true
            return
        }
        switch target {
        case .view(let view): navigator?.push(AnyView(view))
        case .value(let value):
            guard let value else { return }
            // In a column of a split view a link is a row of the list's selection.
            if let listSelection, let selected = listSelection.value(value) {
                listSelection.tap(selected)
            } else {
                navigator?.push(value)
            }
        }
    }

    /// Says whether the link shows its view in the column for details, which stands in the same place here.
    @MainActor public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// Has the label of a link in a list keep its own color.
private nonisolated struct LinkLook: ViewModifier {
    let isInList: Bool

    @MainActor func body(content: Content) -> some View {
        if isInList { content.buttonStyle(PlainButtonStyle()) } else { content }
    }
}

/// Shows the view of a link while its binding is true.
private nonisolated struct ActiveLink: ViewModifier {
    let isActive: Binding<Bool>?
    let destination: AnyView?

    @MainActor func body(content: Content) -> some View {
        content.navigationDestination(isPresented: isActive ?? .constant(false)) { destination }
    }
}

extension Binding {
    /// Whether the value is a tag.
    fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag }, set: { if $0 { wrappedValue = tag } else { wrappedValue = nil } })
    }
}
