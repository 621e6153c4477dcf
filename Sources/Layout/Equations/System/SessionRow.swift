package import LayoutSimGeometry

/// A content hugging or compression resistance constraint of a view along an axis.
package struct ContentConstraint: Hashable, Sendable {
    /// The direction in which the size is kept.
    package enum Kind: Hashable, Sendable {
        /// The view is no larger than its intrinsic content size.
        case hugging
        /// The view is no smaller than its intrinsic content size.
        case compressionResistance
    }

    /// The view.
    package let view: ViewHandle
    /// The axis along which the length is measured.
    package let axis: Axis
    /// The direction in which the length is kept.
    package let kind: Kind

    /// Creates one of the four content constraints of a view.
    package init(view: ViewHandle, axis: Axis, kind: Kind) {
        self.view = view
        self.axis = axis
        self.kind = kind
    }

    /// The index among the four constraints that a view can have.
    var place: Int {
        (axis == .horizontal ? 0 : 2) + (kind == .hugging ? 0 : 1)
    }
}

/// Something that determines a layout.
package enum SessionRow: Hashable, Sendable {
    /// A constraint that was added.
    case constraint(ConstraintHandle)
    /// A content hugging or compression resistance constraint.
    case content(ContentConstraint)
    /// The bound that keeps a length from being negative.
    case bound(UnknownName)
    /// The solver's choice of a value for an unknown that nothing determines.
    case choice(UnknownName)
}
