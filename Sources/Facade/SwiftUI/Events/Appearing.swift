import Foundation

/// What a view keeps that follows whether the view of its controller is on the screen.
@MainActor protocol ScreenFollower: AnyObject {
    /// Follows a controller that is about to appear.
    func screenAppeared()
    /// Follows a controller that disappeared.
    func screenDisappeared()
}

/// Calls closures when a view appears and disappears.
nonisolated struct AppearanceModifier: PrimitiveModifier {
    var appearing: (() -> Void)?
    var disappearing: (() -> Void)?

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        let actions = Actions.of(inputs.node)
        (actions.appearing, actions.disappearing) = (appearing, disappearing)
        if !actions.hasAppeared {
            actions.hasAppeared = true
            // Rows that come and go before they are in sight neither appear nor disappear.
            inputs.node.graph.afterLayout { [weak node = inputs.node] in
                guard let node, node.isInTree, node.graph.isOnScreen else { return }
                actions.screenAppeared()
            }
            inputs.node.whenLeaving { actions.screenDisappeared() }
        }
        return outputs
    }

    @MainActor private final class Actions: ScreenFollower {
        var hasAppeared = false
        private var isShown = false
        var appearing: (() -> Void)?
        var disappearing: (() -> Void)?

        func screenAppeared() {
            guard !isShown else { return }
            isShown = true
            appearing?()
        }

        func screenDisappeared() {
            guard isShown else { return }
            isShown = false
            disappearing?()
        }

        static func of(_ node: ViewNode) -> Actions {
            if let known = node.kept as? Actions { return known }
            let actions = Actions()
            node.kept = actions
            return actions
        }
    }
}

extension View {
    /// Calls a closure when the view appears.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appearing: action))
    }
    /// Calls a closure when the view disappears.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(disappearing: action))
    }
    /// Runs a task from the time that the view appears until it disappears.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }
    /// Runs a task from the time that the view appears until it disappears, anew when a value changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

/// Runs a task while a view is in the tree.
nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
    let id: ID
    let priority: TaskPriority
    nonisolated(unsafe) let action: @isolated(any) () async -> Void

    init(id: ID, priority: TaskPriority, action: @escaping @isolated(any) () async -> Void) {
        self.id = id
        self.priority = priority
        unsafe self.action = action
    }

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        let running = inputs.node.kept as? Running
        guard running == nil || running?.id != id else { return outputs }
        running?.screenDisappeared()
        let started = Running(id, priority, unsafe action)
        inputs.node.kept = started
        inputs.node.graph.afterLayout { [weak node = inputs.node] in
            guard let node, node.isInTree, node.graph.isOnScreen else { return }
            started.screenAppeared()
        }
        if running == nil {
            inputs.node.whenLeaving { [weak node = inputs.node] in (node?.kept as? Running)?.screenDisappeared() }
        }
        return outputs
    }

    @MainActor private final class Running: ScreenFollower {
        let id: ID
        private var task: Task<Void, Never>?
        private let priority: TaskPriority
        private nonisolated(unsafe) let action: @isolated(any) () async -> Void

        init(_ id: ID, _ priority: TaskPriority, _ action: @escaping @isolated(any) () async -> Void) {
            self.id = id
            self.priority = priority
            unsafe self.action = action
        }

        func screenAppeared() {
            guard task == nil else { return }
            nonisolated(unsafe) let action = unsafe action
            task = Task(priority: priority) { @MainActor in unsafe await action() }
        }

        func screenDisappeared() {
            task?.cancel()
            task = nil
        }
    }
}
