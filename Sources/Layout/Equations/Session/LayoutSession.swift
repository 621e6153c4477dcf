package import LayoutSimGeometry
import LayoutSimConstraintSolver

/// Views, guides and constraints that change one at a time, and the frames that solving gives them.
///
/// Everything is named by an integer handle. Deltas add, remove and change; none of them computes anything until `solve()`
/// brings the results up to date, as few or as many deltas as there were. What is read afterward, frames among it, is that of
/// the last `solve()`; a view that was added since has no extent.
///
/// The result depends on what there is, not on the way that led there: a session after any deltas gives the frames that a
/// new session with the same views and constraints gives, but for rounding errors. Among equals, earlier constraints of the
/// author and views earlier in preorder have their turn first, see `ConstraintMaker`.
///
/// The session knows nothing of margins, safe areas or texts: insets and sizes that depend on frames are its caller's to
/// measure and to set, and `solve()` is called again.
package struct LayoutSession {
    var views = [ViewRecord()]
    var guides: [GuideRecord] = []
    var constraints: [ConstraintRecord] = []
    var rootSize: Size
    var isRightToLeft: Bool
    /// Whether a constraint names a baseline, or did.
    var namesBaselines = false
    var changes = PendingChanges()
    /// The equations as they were solved last.
    var system: EquationSystem?

    /// Starts with a root view, `ViewHandle.root`, that has a size in points and lies at the origin.
    ///
    /// - Parameter isRightToLeft: Whether leading is right and trailing is left.
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

/// What deltas changed since the last solving.
struct PendingChanges {
    /// The extent to which the equations are out of date.
    enum Kind: Int {
        /// Only the listed constraints and views changed.
        case listed
        /// The size of the root changed as well.
        case window
        /// Distances that any equation may contain changed: insets, baselines.
        case distances
        /// The set of equations, or what they are about, changed.
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
