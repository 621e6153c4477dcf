import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// The views of a hosting view: their values in, the elements that are laid out.
@MainActor final class ViewGraph {
    private var count = 0
    /// The values of the scene, by their keys.
    var sceneValues: [String: AnyObject] = [:]
    /// Calls the hosting view when something is out of date.
    var changed: () -> Void = {}
    private var waiting: [() -> Void] = []
    private lazy var root = ViewNode(self, in: nil, Never.self)
    private(set) var isOutOfDate = true
    /// Whether the views are on the screen; those without a controller count as such.
    private(set) var isOnScreen = true

    /// Returns the next number of a node.
    func nextNumber() -> Int {
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
    func leave() { root.leave() }
}
