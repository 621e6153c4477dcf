/// The views that a navigation stack shows in front of its root.
@MainActor final class Navigator {
    /// A view in front of the root.
    enum Entry {
        /// The view that a destination makes for a value.
        case value(AnyHashable)
        /// A view, and what is called when it goes.
        case view(AnyView, gone: () -> Void)
    }

    /// The values that an app keeps itself, if it does.
    struct Path {
        let values: () -> [AnyHashable]
        let append: (AnyHashable) -> Void
        let removeLast: () -> Void
    }

    private weak var node: ViewNode?
    private var own: [Entry] = []
    /// Whether the view in front has a large title.
    var hasLargeTitle = false
    /// The app's own path.
    var path: Path?

    init(_ node: ViewNode) { self.node = node }

    /// The views in front of the root, the first one above it.
    var entries: [Entry] { (path?.values() ?? []).map(Entry.value) + own }

    /// Shows the view of a value in front of the others.
    func push(_ value: AnyHashable) {
        if let path { path.append(value) } else { own.append(.value(value)) }
        node?.invalidate()
    }

    /// Shows a view in front of the others.
    func push(_ view: AnyView, gone: @escaping () -> Void = {}) {
        own.append(.view(view, gone: gone))
        node?.invalidate()
    }

    /// Takes the view in front away.
    func pop() {
        if let last = own.popLast() {
            if case .view(_, let gone) = last { gone() }
        } else if let path, !path.values().isEmpty {
            path.removeLast()
        }
        node?.invalidate()
    }
}

enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
    /// The navigation stack around a view.
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
