import LayoutSimCodeLines

/// The place of a view's value in the graph, which keeps what outlives the value: states, the body and the views in it.
///
/// A view keeps its node as long as the view around it has one of the same type with the same key.
@MainActor final class ViewNode {
    /// How much of a node is out of date.
    enum Condition { case current, isDirtyBelow, isDirty }

    /// The graph, which takes all nodes out of the tree before it goes.
    unowned let graph: ViewGraph
    /// The node of the view around it; `nil` once that is gone.
    private(set) unowned var parent: ViewNode?
    /// The type of the view.
    let type: Any.Type
    /// The place of the node in the order in which the graph's nodes were made.
    let number: Int
    /// The number of nodes around it.
    let depth: Int
    /// What the view's own implementation keeps beside its value, such as the last body.
    var kept: AnyObject?
    /// The states and subscriptions of the view's properties, by their offsets.
    var properties: [Int: AnyObject] = [:]
    /// The environment that the view made of another one for those in it, so that they see that it is the same.
    var inner: (outer: EnvironmentValues.Version, values: EnvironmentValues)?
    /// Where the last layout had the view, if it reads that.
    var geometry: GeometryPlace?
    /// Whether a view in this one that is gone may come back with its states.
    var isResting: ((ViewKey) -> Bool)?
    /// What the body read of the environment.
    var reads: EnvironmentReads?
    /// The line that made the view's value, or that of the view around it whose body is the library's.
    private(set) var line: SourceLine?
    /// What moves the numbers of the view; `nil` for a view at rest.
    var motion: (any AnyNodeMotion)?
    /// Whether the body has to be asked again in the update that is under way.
    private(set) var needsBody = true
    private(set) var condition = Condition.isDirty
    private(set) var isInTree = true
    /// Whether the view rests in the list of the one around it.
    private var isListed = false

    private var value: (any View)?
    private var isLazy = false
    private var environment: EnvironmentValues?
    private var outputs: _ViewOutputs?
    private var children = ChildNodes()
    /// The views in it that are out of sight and keep their states.
    private var resting = RestingNodes()
    private var turn = 0
    private var lastTurn = 0
    /// The number of views in it that the update under way has.
    private var used = 0
    private var leaving: [() -> Void] = []

    init(_ graph: ViewGraph, in parent: ViewNode?, _ type: Any.Type) {
        self.graph = graph
        self.parent = parent
        self.type = type
        number = graph.nextNumber()
        if let parent { depth = parent.depth + 1 } else { depth = 0 }
    }

    // An unowned reference costs less than a weak one, which most nodes would have.
    isolated deinit {
        for (_, child) in children.all { child.parent = nil }
    }

    /// Returns the node of a view in this one, a new one where there was none of its type.
    func child(_ key: ViewKey, _ type: Any.Type) -> ViewNode {
        let known = children[key]
        let child: ViewNode
        if let known, known.type == type {
            child = known
        } else {
            if let known { lose(known, key) }
            child = ViewNode(graph, in: self, type)
            children[key] = child
        }
        use(child)
        return child
    }

    /// Returns the node of a view of a collection; `nil` if the update under way has one by the same identity.
    func row(_ id: AnyHashable, _ type: Any.Type) -> ViewNode? {
        let before = used
        let child = child(.id(id), type)
        return used > before ? child : nil
    }

    /// Makes room for a number of views of a collection.
    func reserve(_ count: Int) { children.reserve(count) }

    private func use(_ child: ViewNode) {
        if child.lastTurn != turn { used += 1 }
        child.lastTurn = turn
        child.isListed = false
    }

    /// Makes a view's elements again as far as its value, environment or state changed.
    ///
    /// - Parameter isSame: whether the value is known to be that of the last time.
    func update<Content: View>(
        _ view: Content, _ environment: EnvironmentValues, isSame isKnownSame: Bool = false, isLazy: Bool = false
    ) -> _ViewOutputs {
        let isSameEnvironment = self.environment?.version === environment.version
        let isSameValue = value != nil && (isKnownSame || hasValue(view))
        if let outputs, condition == .current, isSameValue, isSameEnvironment { return outputs }
        needsBody =
            outputs == nil || condition == .isDirty || !isSameValue
            || !(isSameEnvironment || reads?.areSame(in: environment) ?? true)
        let isUnchanged = isSameValue && isSameEnvironment && condition == .isDirtyBelow && outputs != nil
        let former = graph.motion == nil || isSameValue ? nil : value
        if !isSameValue { value = view }
        self.environment = environment
        condition = .current
        isInTree = true
        turn += 1
        used = 0
        self.isLazy = isLazy
        let inputs = _ViewInputs(
            node: self, environment: environment, isLazy: isLazy, isSame: isSameValue, isUnchanged: isUnchanged)
        if graph.keepsLines { note(lineOf: view) }
        let made =
            graph.keepsLines
            ? CallStack.bounded { make(view, former, inputs) } : make(view, former, inputs)
        if used != children.count { leaveUnused() }
        outputs = made
        needsBody = false
        return made
    }

    private func make<Content: View>(_ view: Content, _ former: (any View)?, _ inputs: _ViewInputs) -> _ViewOutputs {
        // What a binding gives, which the body that has it need not have read.
        let evaluation = BodyEvaluation.shared
        let outer = evaluation.reader
        evaluation.reader = self
        defer { evaluation.reader = outer }
        return graph.motion?.make(view, former, inputs) ?? Content._makeView(view, inputs)
    }

    /// Notes the line of a view's value, or of the view around it where the library made the value.
    private func note<Content: View>(lineOf view: Content) {
        let outer = parent?.line
        line = (view as? any WrittenView)?.line.within(outer) ?? outer
    }

    /// Makes a view in this one again as far as views below it changed; its value is the same.
    func makeAgain(_ child: ViewNode) -> _ViewOutputs {
        use(child)
        if let outputs = child.outputs, child.condition == .current { return outputs }
        guard let value = child.value, let environment = child.environment else { return _ViewOutputs() }
        func make<Content: View>(_ value: Content) -> _ViewOutputs {
            child.update(value, environment, isSame: true, isLazy: child.isLazy)
        }
        return make(value)
    }

    /// Whether a view is the same as the last time.
    private func hasValue<Content: View>(_ view: Content) -> Bool {
        guard let value = value as? Content else { return false }
        return isSame(value, view)
    }

    /// Whether the view was made before, and is not made for the first time now.
    var wasMade: Bool { outputs != nil }
    /// Which of the views in the one around it the view is; `nil` for the root.
    var key: ViewKey? { parent?.children.all.first { $0.node === self }?.key }
    /// Whether the view is new in one that is not, and no row that comes into sight.
    var isAlone: Bool { (parent?.wasMade ?? false) && parent?.isResting == nil }
    /// The elements that the view made the last time.
    var elements: [ViewElement] { outputs?.elements ?? [] }
    /// The environment in which the view was made.
    var environmentOfView: EnvironmentValues { environment ?? EnvironmentValues() }

    /// Takes those views out of the tree that the view has no more; rows out of sight rest.
    private func leaveUnused() {
        let unused = children.all { $0.lastTurn != turn && !$0.isListed }
        for (key, child) in unused.sorted(by: {
            ($0.node.lastTurn, $0.node.number) < ($1.node.lastTurn, $1.node.number)
        }) {
            guard !child.isInTree || isResting?(key) ?? false else {
                lose(child, key)
                continue
            }
            child.rest()
            child.isListed = true
            resting.add(key, child, since: child.lastTurn)
        }
        while children.count - used > RestingNodes.most, let oldest = resting.removeFirst() {
            if oldest.node.lastTurn == oldest.turn, children[oldest.key] === oldest.node {
                lose(oldest.node, oldest.key)
            }
        }
    }

    private func lose(_ child: ViewNode, _ key: ViewKey) {
        children[key] = nil
        graph.motion?.note(leaving: child, from: key)
        child.leave()
    }

    /// Rests out of the tree with all views below: it keeps its states and nothing else.
    private func rest() {
        guard isInTree else { return }
        isInTree = false
        condition = .isDirty
        outputs = nil
        for action in leaving { action() }
        // What was kept for what ends when the view leaves is made anew.
        if !leaving.isEmpty { kept = nil }
        leaving = []
        for child in children.inOrder { child.rest() }
    }

    /// Has the view's body asked again in the next update.
    func invalidate() {
        guard isInTree else { return }
        graph.noteTransaction()
        guard condition != .isDirty else { return }
        condition = .isDirty
        noteChangeBelow()
        graph.needsUpdate()
    }

    /// Has the view made again in the update that is under way, since what it stands for changed.
    func noteChangeAbove() {
        guard isInTree, condition == .current else { return }
        condition = .isDirtyBelow
        noteChangeBelow()
    }

    /// Has the views around made again, since one below is.
    private func noteChangeBelow() {
        var outer = parent
        while let node = outer, node.condition == .current {
            node.condition = .isDirtyBelow
            outer = node.parent
        }
    }

    /// Calls a closure when the view leaves the tree.
    func whenLeaving(_ action: @escaping () -> Void) { leaving.append(action) }

    /// Calls a closure with what views in the tree keep that follows the screen, those around others first.
    func forEachFollower(_ body: (any ScreenFollower) -> Void) {
        guard isInTree else { return }
        if let follower = kept as? any ScreenFollower { body(follower) }
        for child in children.inOrder { child.forEachFollower(body) }
    }

    /// Leaves the tree with all views below.
    func leave() {
        guard isInTree || !children.isEmpty || !properties.isEmpty else { return }
        isInTree = false
        for action in leaving { action() }
        leaving = []
        motion?.stop()
        motion = nil
        properties = [:]
        (kept, value, outputs) = (nil, nil, nil)
        let below = children.inOrder
        children = ChildNodes()
        resting = RestingNodes()
        for child in below { child.leave() }
    }
}
