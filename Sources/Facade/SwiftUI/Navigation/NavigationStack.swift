// swift-format-ignore-file: NoLeadingUnderscores

/// A root view, and views that are shown in front of it one after the other.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    let root: Root
    let path: (@MainActor () -> Navigator.Path)?
    let line = SourceLine()

    /// Creates a stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }
    /// Creates a stack whose path an app keeps.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        nonisolated(unsafe) let path = path
        self.path = {
            Navigator.Path(
                values: { unsafe path.wrappedValue.elements.map(\.value) },
                append: { unsafe path.wrappedValue.elements.append(NavigationPath.Element(any: $0)) },
                removeLast: { unsafe path.wrappedValue.removeLast() })
        }
    }
    /// Creates a stack whose path is a collection of an app.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        nonisolated(unsafe) let path = path
        self.path = {
            Navigator.Path(
                values: { unsafe path.wrappedValue.map { AnyHashable($0) } },
                append: { if let value = $0.base as? Data.Element { unsafe path.wrappedValue.append(value) } },
                removeLast: { unsafe path.wrappedValue = Data(path.wrappedValue.dropLast()) })
        }
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: NavigationStack, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node.note(view.line)
        return NavigationContent.make(view.root, path: view.path?(), inputs)
    }
}

/// What a stack shows: its root, or the view in front of it.
@MainActor enum NavigationContent {
    static func make<Root: View>(_ root: Root, path: Navigator.Path?, _ inputs: _ViewInputs) -> _ViewOutputs {
        let navigator = inputs.node.kept as? Navigator ?? Navigator(inputs.node)
        inputs.node.kept = navigator
        navigator.path = path
        var inner = inputs
        inner.environment.navigator = navigator
        inner.environment.isBelowLargeTitle = navigator.hasLargeTitle
        var outputs = inner.makeOne(root)
        var destinations = outputs.preferences[NavigationDestinationsKey.self]
        for (index, view) in views(of: navigator, destinations).enumerated() {
            inner.environment.presentation = Presentation(isPresented: true) { navigator.pop() }
            let next = inner.makeOne(view, .index(index + 1))
            show(next, in: &outputs, &destinations)
        }
        var index = -1
        while let (view, dismiss) = destinations.presented.first {
            destinations.presented.removeFirst()
            inner.environment.presentation = Presentation(isPresented: true, dismiss: dismiss)
            let next = inner.makeOne(view, .index(index))
            index -= 1
            show(next, in: &outputs, &destinations)
        }
        let title = outputs.preferences[NavigationTitleKey.self]
        let isLarge = title != nil && outputs.preferences[NavigationTitleModeKey.self] != .inline
        if navigator.hasLargeTitle != isLarge {
            navigator.hasLargeTitle = isLarge
            inputs.node.invalidate()
        }
        outputs.preferences.remove(NavigationTitleKey.self)
        outputs.preferences.remove(NavigationTitleModeKey.self)
        let entries = outputs.preferences[ToolbarKey.self]
        outputs.preferences.remove(ToolbarKey.self)
        return outputs.below(title, isLarge: isLarge, entries, inputs)
    }

    private static func views(of navigator: Navigator, _ destinations: NavigationDestinations) -> [AnyView] {
        navigator.entries.compactMap { entry in
            switch entry {
            case .value(let value): destinations.view(of: value)
            case .view(let view, _): view
            }
        }
    }

    /// The view behind stays in the graph, and is not seen.
    private static func show(
        _ next: _ViewOutputs, in outputs: inout _ViewOutputs, _ destinations: inout NavigationDestinations
    ) {
        let more = next.preferences[NavigationDestinationsKey.self]
        destinations.views.merge(more.views) { first, _ in first }
        destinations.presented += more.presented
        outputs = next
    }
}
