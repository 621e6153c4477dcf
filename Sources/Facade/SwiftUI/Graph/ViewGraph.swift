import LayoutSimCodeLines
import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// The views of a hosting view: their values in, the elements that are laid out.
@MainActor final class ViewGraph {
    private var count = 0
    /// Whether the lines of views are written down.
    let keepsLines = CallStack.isKept
    /// The values of the scene, by their keys.
    var sceneValues: [String: AnyObject] = [:]
    /// Calls the hosting view when something is out of date.
    var changed: () -> Void = {}
    private var waiting: [() -> Void] = []
    private lazy var root = ViewNode(self, in: nil, Never.self)
    private(set) var isOutOfDate = true
    /// What moves; `nil` while nothing does.
    private(set) var motion: GraphMotion?
    /// How the changes since the last update are to be shown; `nil` for at once.
    private(set) var pending: Transaction?
    /// How the changes of the update that is under way are to be shown; `nil` for at once.
    private(set) var transaction: Transaction?
    /// The views that give others their place and size.
    let matches = MatchedGeometries()
    /// Whether views are brought up to date whose last layout is not shown yet.
    private var isUnderWay = false
    /// Whether some view was made.
    private(set) var wasUpdated = false
    /// The graph whose nodes' numbers no node of this one has.
    private let outer: ViewGraph?
    /// Shows the changes so far.
    var updateNow: () -> Void = {}
    /// The number of views that say something of the transactions of all updates.
    var lastingScopes = 0
    /// Returns where an element is shown.
    var place: (ViewElement) -> ShownPlace? = { _ in nil }
    /// Whether the views are on the screen; those without a controller count as such.
    private(set) var isOnScreen = true

    /// Creates a graph without views; the numbers of its nodes are none of those of another graph.
    init(beside outer: ViewGraph? = nil) { self.outer = outer }

    /// Returns the next number of a node.
    func nextNumber() -> Int {
        if let outer { return outer.nextNumber() }
        count += 1
        return count
    }

    /// Notes that the next layout has to ask views again.
    func needsUpdate() {
        isOutOfDate = true
        changed()
    }

    /// Brings all views up to date, and returns what they make.
    func update<Content: View>(_ view: Content, _ environment: EnvironmentValues) -> _ViewOutputs {
        isOutOfDate = false
        beginTransaction()
        wasUpdated = true
        return root.child(.index(0), Content.self).update(view, environment)
    }

    /// Tells views that read their geometry what a layout made of them.
    func noteGeometry(_ geometry: GeometryOfElements) { geometry.tell() }

    /// Tells of views that change each time they are laid out.
    func tellEndlessChange(of type: Any.Type) {
        LayoutFindings.tell("\(type): views change each time they are laid out, and the last layout is shown")
    }

    /// Tells of views that are nested too deep to be made, such as a view whose body is the view itself.
    func tellTooDeep() {
        LayoutFindings.tell(
            "views are nested more than \(ProposalError.deepest) deep, modifiers counted; those below are left out")
    }

    /// Calls a closure after the views are laid out.
    func afterLayout(_ action: @escaping () -> Void) { waiting.append(action) }

    /// Calls what waits for the layout.
    func callWaiting() {
        while !waiting.isEmpty {
            let actions = waiting
            waiting = []
            for action in actions { action() }
        }
    }

    /// Tells views that their controller appears or disappeared.
    func screenChanged(isOnScreen: Bool) {
        guard isOnScreen != self.isOnScreen else { return }
        self.isOnScreen = isOnScreen
        root.forEachFollower { isOnScreen ? $0.screenAppeared() : $0.screenDisappeared() }
    }

    /// Takes all views out of the tree.
    func leave() {
        root.leave()
        motion?.stop()
        motion = nil
    }

    /// Forgets what waits for the layout, since no change was shown but a moment.
    func forgetWaiting() { waiting = [] }
}

extension ViewGraph {
    /// Notes how the change that is being made is to be shown.
    func noteTransaction() {
        guard let transaction = Transaction.stored, motion?.moment == nil else { return }
        pending = transaction
        if transaction.animation != nil { WaitingChanges.shared.note(self) }
    }

    /// Has the changes since the last update shown by a transaction.
    func note(_ transaction: Transaction) { pending = transaction }

    /// Calls a closure after the views are laid out, which moves something by the transaction of the update.
    func afterMove(_ action: @escaping () -> Void) {
        guard let transaction else { return afterLayout(action) }
        afterLayout { transaction.during(action) }
    }

    /// Begins an update, unless one is under way.
    private func beginTransaction() {
        if let pending { transaction = pending }
        pending = nil
        defer { isUnderWay = true }
        if motion == nil, transaction?.animation != nil || lastingScopes > 0 { motion = GraphMotion(self) }
        motion?.begin(transaction ?? Transaction(), isNew: !isUnderWay)
    }

    /// Begins to move something.
    func beginMotion() -> GraphMotion {
        if let motion { return motion }
        let begun = GraphMotion(self)
        begun.begin(transaction ?? Transaction(), isNew: true)
        motion = begun
        return begun
    }

    /// Ends the update: what is changed from now on is of another transaction.
    func endTransaction() {
        transaction = nil
        isUnderWay = false
        motion?.end()
        if motion?.isOver ?? false { motion = nil }
    }

    /// Forgets what moved and is at its end.
    func forgetEndedMotions() {
        motion?.forgetEnded()
        if motion?.isOver ?? false, transaction == nil, !isOutOfDate { motion = nil }
    }
}
