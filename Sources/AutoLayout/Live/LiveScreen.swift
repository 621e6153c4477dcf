package import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

/// A screen as objects hand it over: views in preorder, and constraints that name them by their positions.
///
/// The first view is the surface around the tree. The id of each view is its position.
package struct LiveScreen {
    private(set) var index = ViewIndex()
    /// The guides that constraints name, each with the position of the view that it belongs to.
    package var guides: [(kind: LayoutGuide.Kind, owner: Int)] = []
    /// In the order that decides between equals; priorities let all of them count.
    package var constraints: [LiveConstraint] = []
    package var viewport: Viewport
    package var rules = SystemRules()
    package var isRightToLeft = false
    /// Whether it has views at the sizes that a file holds for their classes.
    package var isDesign = false

    /// A screen without views, for as many as are said.
    package init(viewport: Viewport, views count: Int) {
        self.viewport = viewport
        index.reserve(count)
    }

    /// Adds the next view in preorder, without its subviews, to the view at a position; `nil` for the surface.
    package mutating func add(_ view: __owned View, in superview: Int?) { index.append(view, in: superview) }

    /// Hands over the views.
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

/// A constraint between views and guides of a `LiveScreen`.
package struct LiveConstraint {
    /// A view by its position, or a guide by its number.
    package enum Item: Equatable {
        case view(Int)
        case guide(Int)
    }

    /// An attribute of a view or guide.
    package struct Operand {
        package let item: Item
        package let attribute: LayoutAttribute

        /// Names an attribute of an item.
        package init(_ item: Item, _ attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    package var first: Operand
    package var relation: Constraint.Relation
    package var second: Operand?
    package var multiplier: Double
    /// In points.
    package var constant: Double
    package var priority: Priority

    /// Creates a relation of attributes; the constant is in points.
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
