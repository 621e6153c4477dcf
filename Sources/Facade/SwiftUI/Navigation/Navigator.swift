import UIKit

/// The views of a navigation stack, and UIKit's controller that shows them.
@MainActor final class Navigator {
    /// A view in front of the root.
    enum Entry {
        /// The view that a destination makes for a value.
        case value(AnyHashable)
        /// A view, and what is called when it goes.
        case view(AnyView, number: Int, gone: () -> Void)
    }

    /// Tells the pages of a stack apart.
    enum ID: Hashable {
        case root
        case column(Int)
        case value(AnyHashable, place: Int)
        case pushed(Int)
        case presented(NavigationDestinations.ID)
    }

    /// The values that an app keeps itself, if it does.
    struct Path {
        let values: () -> [AnyHashable]
        let append: (AnyHashable) -> Void
        let removeLast: () -> Void
    }

    let controller = NavigationController()
    private weak var node: ViewNode?
    private var own: [Entry] = []
    private var count = 0
    private var pages: [NavigationPage] = []
    /// What is called when a page goes, by the page.
    private var gone: [Navigator.ID: () -> Void] = [:]
    private var isUpdating = false
    /// The app's own path.
    var path: Path?
    /// The path of a stack in the root of this one, or in a column.
    private var joinedPath: Path?
    /// The columns of a split view in front of the root, with what changes their environment.
    var columns: [(view: AnyView, adapt: (inout EnvironmentValues, Navigator) -> Void)] = []
    /// Is called when a column goes that UIKit took away.
    var columnGone: (Int) -> Void = { _ in }
    /// Changes the environment of the root, as a column of a split view.
    var adaptRoot: ((inout EnvironmentValues, Navigator) -> Void)?

    init(_ node: ViewNode) {
        self.node = node
        controller.navigator = self
    }

    /// What the page in front says to the views around the stack.
    var preferences: PreferenceValues { pages.last?.preferences ?? PreferenceValues() }

    /// The views in front of the root, the first one above it.
    private func entries() -> [Entry] {
        let values = node?.observing { (path ?? joinedPath)?.values() ?? [] } ?? []
        return values.map(Entry.value) + own
    }

    /// Shows the view of a value in front of the others.
    func push(_ value: AnyHashable) {
        if let path = path ?? joinedPath { path.append(value) } else { own.append(.value(value)) }
        node?.invalidate()
    }

    /// Shows a view in front of the others.
    func push(_ view: AnyView, gone: @escaping () -> Void = {}) {
        count += 1
        own.append(.view(view, number: count, gone: gone))
        node?.invalidate()
    }

    /// Takes the pages from one on away.
    func pop(_ page: NavigationPage) {
        guard let place = pages.firstIndex(where: { $0 === page }), place > 0 else { return }
        forget(pages[place...])
        node?.invalidate()
    }

    /// Has the app's path and bindings follow UIKit, which took pages away.
    func didShow(_ controllers: [UIViewController]) {
        guard !isUpdating, controllers.count < pages.count else { return }
        forget(pages[controllers.count...])
        pages.removeSubrange(controllers.count...)
    }

    private func forget(_ pages: ArraySlice<NavigationPage>) {
        for page in pages.reversed() {
            switch page.id {
            case .root: break
            case .column(let place): columnGone(place)
            case .value: if case .value? = own.last { own.removeLast() } else { (path ?? joinedPath)?.removeLast() }
            case .pushed: if let last = own.popLast(), case .view(_, _, let gone) = last { gone() }
            case .presented: gone[page.id]?()
            }
        }
    }

    /// Has the stack made again since a page says something else to those around it or in front of it.
    func told(by page: NavigationPage) {
        if !isUpdating { node?.invalidate() }
    }

    /// Shows the root and the views in front of it.
    func show(_ root: AnyView, in environment: EnvironmentValues) {
        isUpdating = true
        defer { isUpdating = false }
        var writer = PageWriter(navigator: self, known: pages, environment: environment)
        writer.add(root, .root, adaptRoot)
        for (place, column) in columns.enumerated() { writer.add(column.view, .column(place + 1), column.adapt) }
        joinedPath = writer.joinedPath
        for (place, entry) in entries().enumerated() {
            switch entry {
            case .value(let value): writer.add(writer.view(of: value, node), .value(value, place: place))
            case .view(let view, let number, _): writer.add(view, .pushed(number))
            }
        }
        gone = [:]
        while let next = writer.nextPresented() {
            let id = ID.presented(next.id)
            gone[id] = next.dismiss
            writer.add(next.view, id)
        }
        set(writer.pages)
    }

    private func set(_ new: [NavigationPage]) {
        if let transition = controller.transitionCoordinator {
            // What UIKit is about to show decides, and the app's path follows it.
            transition.animate(alongsideTransition: nil) { [weak node] _ in node?.invalidate() }
            return
        }
        pages = new
        let isSame = controller.viewControllers.elementsEqual(pages) { $0 === $1 }
        if !isSame {
            let isSeen = controller.viewIfLoaded?.window != nil && !controller.viewControllers.isEmpty
            controller.setViewControllers(pages, animated: isSeen)
        }
        controller.showBars()
    }
}

/// Brings the pages of a stack up to date, one after the other.
@MainActor private struct PageWriter {
    let navigator: Navigator
    let known: [NavigationPage]
    let environment: EnvironmentValues
    private(set) var pages: [NavigationPage] = []
    private var destinations = NavigationDestinations()
    private(set) var joinedPath: Navigator.Path?

    init(navigator: Navigator, known: [NavigationPage], environment: EnvironmentValues) {
        (self.navigator, self.known, self.environment) = (navigator, known, environment)
    }

    /// Adds the page of a view, a new one where the stack has none.
    mutating func add(
        _ view: AnyView, _ id: Navigator.ID, _ adapt: ((inout EnvironmentValues, Navigator) -> Void)? = nil
    ) {
        let page = known.first { $0.id == id } ?? NavigationPage(id, in: navigator)
        page.adaptColumn = adapt
        page.show(view, in: environment)
        page.refresh()
        pages.append(page)
        joinedPath = page.preferences[JoinedPathKey.self] ?? joinedPath
        destinations.views.merge(page.destinations.views) { first, _ in first }
        destinations.presented += page.destinations.presented
    }

    /// Returns the view that a destination makes of a value, and the sign of a view that is missing where there is
    /// none.
    func view(of value: AnyHashable, _ node: ViewNode?) -> AnyView {
        if let view = destinations.view(of: value) { return view }
        LayoutFindings.tell(
            """
            NavigationStack\(node?.words ?? ""): a link is presenting a value of type '\(type(of: value.base))' but \
            there is no matching navigationDestination declaration visible from the location of the link
            """)
        return AnyView(Image(systemName: "exclamationmark.triangle").foregroundStyle(Color.yellow))
    }

    /// Takes the next view that is shown as long as something is true.
    mutating func nextPresented() -> NavigationDestinations.Presented? {
        destinations.presented.isEmpty ? nil : destinations.presented.removeFirst()
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
