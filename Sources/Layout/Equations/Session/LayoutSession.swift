package import LayoutSimGeometry
import LayoutSimConstraintSolver

/// Views, guides and constraints that change one at a time, and their frames after solving.
///
/// Integer handles identify everything. Deltas add, remove and change items, but compute nothing until `solve()`
/// updates the results for any number of deltas. Results, including frames, are those of the last `solve()`; a view
/// added since then has no extent.
///
/// The result depends only on the current contents, not on their history: after any deltas, a session gives the same
/// frames as a new session with the same views and constraints, except for rounding errors. Among equals, earlier
/// constraints of the author and views earlier in preorder have their turn first, see `ConstraintMaker`.
///
/// The session does not know margins, safe areas or texts: the caller measures and sets insets and sizes that depend on
/// frames, and calls `solve()` again.
package struct LayoutSession {
    var views = [ViewRecord()]
    var guides: [GuideRecord] = []
    var constraints: [ConstraintRecord] = []
    var rootSize: Size
    var isRightToLeft: Bool
    /// Whether a constraint refers, or referred, to a baseline.
    var namesBaselines = false
    var changes = PendingChanges()
    /// The equations as last solved.
    var system: EquationSystem?

    /// Creates a session with a root view, `ViewHandle.root`, that has a size in points and is at the origin.
    ///
    /// - Parameter isRightToLeft: Whether the layout is from right to left.
    package init(rootSize: Size, isRightToLeft: Bool = false) {
        self.rootSize = rootSize
        self.isRightToLeft = isRightToLeft
    }

    /// Reserves capacity for a number of views.
    package mutating func reserve(views count: Int) { views.reserveCapacity(count) }

    /// Reserves capacity for a number of additional constraints.
    package mutating func reserve(constraints count: Int) {
        constraints.reserveCapacity(constraints.count + count)
    }

    /// Sets the size of the root in points, as when a window is resized or rotated.
    package mutating func setRootSize(_ size: Size) {
        guard size != rootSize else { return }
        rootSize = size
        changes.kind.raise(to: .window)
    }

    /// Sets the layout direction.
    package mutating func setRightToLeft(_ isRightToLeft: Bool) {
        guard isRightToLeft != self.isRightToLeft else { return }
        self.isRightToLeft = isRightToLeft
        changes.kind.raise(to: .structure)
    }
}

/// The changes by deltas since the last solving.
struct PendingChanges {
    /// The extent to which the equations are out of date.
    enum Kind: Int {
        /// Only the listed constraints and views changed.
        case listed
        /// The size of the root changed as well.
        case window
        /// Distances that any equation may contain changed: insets, baselines.
        case distances
        /// The set of equations, or their items, changed.
        case structure

        mutating func raise(to other: Kind) {
            if other.rawValue > rawValue { self = other }
        }
    }

    var kind = Kind.structure
    /// The constraints with a changed constant or priority.
    var constraints: [ConstraintHandle] = []
    /// The views with a changed intrinsic content size, hugging, or compression resistance.
    var views: [ViewHandle] = []

    var isEmpty: Bool { kind == .listed && constraints.isEmpty && views.isEmpty }

    mutating func clear() {
        kind = .listed
        constraints.removeAll(keepingCapacity: true)
        views.removeAll(keepingCapacity: true)
    }
}
