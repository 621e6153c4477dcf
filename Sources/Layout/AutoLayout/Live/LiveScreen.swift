package import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

/// A screen as objects describe it: views in preorder, and constraints that refer to them by position.
///
/// The first view is the surface around the tree. The id of each view is its position.
package struct LiveScreen {
    private(set) var index = ViewIndex()
    /// The guides that constraints refer to, each with the position of its owning view.
    package var guides: [(kind: LayoutGuide.Kind, owner: Int)] = []
    /// The constraints, in the order that decides between equals; all of them have an effective priority.
    package var constraints: [LiveConstraint] = []
    /// The screen metrics: size, scale, bars, and safe area.
    package var viewport: Viewport
    /// The rules of the UIKit version to lay out for.
    package var rules = SystemRules()
    /// Whether the layout direction is right to left.
    package var isRightToLeft = false
    /// Whether its views have the sizes that a file stores for their classes.
    package var isDesign = false

    /// Creates a screen without views, with capacity for a number of them.
    package init(viewport: Viewport, views count: Int) {
        self.viewport = viewport
        index.reserve(count)
    }

    /// Adds the next view in preorder, without its subviews, to the view at a position; `nil` for the surface.
    package mutating func add(_ view: __owned View, in superview: Int?) { index.append(view, in: superview) }

    /// Moves the views out of the screen.
    mutating func takeIndex() -> ViewIndex {
        var taken = ViewIndex()
        swap(&taken, &index)
        taken.close()
        return taken
    }

    /// The screen without its views and constraints.
    var frame: Screen {
        var screen = Screen(uncheckedName: "live", viewport: viewport, root: View("0"), constraints: [])
        screen.rootKind = .controller
        screen.rules = rules
        screen.isRightToLeft = isRightToLeft
        return screen
    }
}

/// A constraint between views and guides of a `LiveScreen`; why it is a type of its own is said at `Constraint`.
package struct LiveConstraint {
    /// A view by its position, or a guide by its index.
    package enum Item: Equatable {
        case view(Int)
        case guide(Int)
    }

    /// An attribute of a view or guide.
    package struct Operand {
        /// The view or guide.
        package let item: Item
        /// The attribute of the item.
        package let attribute: LayoutAttribute

        /// Creates an operand for an attribute of an item.
        package init(_ item: Item, _ attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// The left-hand side.
    package var first: Operand
    /// The relation between the two sides.
    package var relation: Constraint.Relation
    /// The attribute on the right-hand side; `nil` if there is only the constant.
    package var second: Operand?
    /// The multiplier of the second attribute.
    package var multiplier: Double
    /// The constant, in points.
    package var constant: Double
    /// The priority of the constraint.
    package var priority: Priority

    /// Creates a constraint between attributes; the constant is in points.
    package init(
        _ first: Operand, _ relation: Constraint.Relation, _ second: Operand?, multiplier: Double = 1,
        constant: Double = 0, priority: Priority = .required
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }
}
