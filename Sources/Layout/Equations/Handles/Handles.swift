/// A view of a `LayoutSession`. The root has index 0, views added later count up from it, and no index is reused.
package struct ViewHandle: Hashable, Sendable {
    /// The zero-based index, in the order in which views were added.
    package let index: Int

    /// The root view of every session.
    package static let root = ViewHandle(index: 0)
}

/// A layout guide of a `LayoutSession`. Guides count up from 0, and no index is reused.
package struct GuideHandle: Hashable, Sendable {
    /// The zero-based index, in the order in which guides were added.
    package let index: Int
}

/// A constraint of a `LayoutSession`. Constraints count up from 0, and no index is reused.
package struct ConstraintHandle: Hashable, Sendable {
    /// The zero-based index, in the order in which constraints were added.
    package let index: Int
}

/// An item of a constraint: a view or a guide.
package enum ItemHandle: Hashable, Sendable {
    /// The alignment rectangle of a view.
    case view(ViewHandle)
    /// A guide.
    case guide(GuideHandle)
}
