package import LayoutSimGeometry

/// A hugging or compression resistance constraint of a view along an axis.
package struct ContentConstraint: Hashable, Sendable {
    /// Which way the size is kept.
    package enum Kind: Hashable, Sendable {
        /// The view is no larger than its own size.
        case hugging
        /// The view is no smaller than its own size.
        case compressionResistance
    }

    /// The view.
    package let view: ViewHandle
    /// The axis of the length.
    package let axis: Axis
    /// Which way the length is kept.
    package let kind: Kind

    /// Names one of the four constraints of a view.
    package init(view: ViewHandle, axis: Axis, kind: Kind) {
        self.view = view
        self.axis = axis
        self.kind = kind
    }

    /// Its place among the four constraints that a view can have.
    var place: Int {
        (axis == .horizontal ? 0 : 2) + (kind == .hugging ? 0 : 1)
    }
}

/// Something that determines a layout.
package enum SessionRow: Hashable, Sendable {
    /// A constraint that was added.
    case constraint(ConstraintHandle)
    /// What a view's own size asks for.
    case content(ContentConstraint)
    /// A length is not negative.
    case bound(UnknownName)
    /// Nothing determines an unknown: the solver chose its value.
    case choice(UnknownName)
}
