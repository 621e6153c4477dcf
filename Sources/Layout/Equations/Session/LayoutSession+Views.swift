package import LayoutSimGeometry
package import LayoutSimViewTree

extension LayoutSession {
    /// Adds a view at an index among the subviews of another one; without an index, in front of them.
    package mutating func addView(in superview: ViewHandle = .root, at place: Int? = nil) -> ViewHandle {
        requirePresent(superview)
        let view = ViewHandle(index: views.count)
        views.append(ViewRecord())
        insert(view, in: superview, at: place)
        return view
    }

    /// Moves a view with its subtree to an index among the subviews of another one; its constraints stay.
    ///
    /// The view must not be the root, nor `superview` the view itself or a descendant.
    package mutating func moveView(_ view: ViewHandle, to superview: ViewHandle, at place: Int? = nil) {
        requirePresent(view)
        requirePresent(superview)
        var ancestor: ViewHandle? = superview
        while let outer = ancestor {
            precondition(outer != view, "a view cannot become a subview of itself")
            ancestor = views[outer.index].parent
        }
        detach(view)
        insert(view, in: superview, at: place)
    }

    /// Removes a view with its subtree and guides, and the constraints that refer to any of them.
    ///
    /// - Returns: The removed constraints, in the order in which they were added.
    @discardableResult
    package mutating func removeView(_ view: ViewHandle) -> [ConstraintHandle] {
        requirePresent(view)
        precondition(view != .root, "the root of a session cannot be removed")
        detach(view)
        var pending = [view]
        while let next = pending.popLast() {
            pending += views[next.index].subviews
            for guide in views[next.index].guides { guides[guide.index].isPresent = false }
            views[next.index] = ViewRecord(isPresent: false)
        }
        return removeDanglingConstraints()
    }

    /// Returns whether a view is part of the layout; false once it was removed.
    package func contains(_ view: ViewHandle) -> Bool { views[view.index].isPresent }

    /// Returns the superview of a view; `nil` for the root.
    package func superview(of view: ViewHandle) -> ViewHandle? { views[view.index].parent }

    /// Returns the subviews of a view, back to front.
    package func subviews(of view: ViewHandle) -> [ViewHandle] { views[view.index].subviews }

    private mutating func insert(_ view: ViewHandle, in superview: ViewHandle, at place: Int?) {
        views[view.index].parent = superview
        let count = views[superview.index].subviews.count
        precondition((0...count).contains(place ?? count), "a place among subviews must be between 0 and their number")
        views[superview.index].subviews.insert(view, at: place ?? count)
        changes.kind.raise(to: .structure)
    }

    private mutating func detach(_ view: ViewHandle) {
        guard let parent = views[view.index].parent else {
            preconditionFailure("the root of a session cannot be moved")
        }
        views[parent.index].subviews.removeAll { $0 == view }
        views[view.index].parent = nil
        changes.kind.raise(to: .structure)
    }

    func requirePresent(_ view: ViewHandle) {
        precondition(views.indices.contains(view.index) && views[view.index].isPresent, "the view was removed")
    }
}

extension LayoutSession {
    /// Sets the insets in points from the frame of a view to its alignment rectangle, UIKit's `alignmentRectInsets`.
    package mutating func setAlignmentInsets(_ insets: EdgeInsets, of view: ViewHandle) {
        requirePresent(view)
        let insets = insets.sound
        guard views[view.index].alignmentInsets != insets else { return }
        views[view.index].alignmentInsets = insets
        changes.kind.raise(to: .distances)
    }

    /// Sets the intrinsic content size of a view, UIKit's `intrinsicContentSize`; it has no effect on the root.
    package mutating func setIntrinsicSize(_ size: IntrinsicSize, of view: ViewHandle) {
        requirePresent(view)
        let (size, old) = (size.sound, views[view.index].intrinsicSize)
        guard size != old else { return }
        views[view.index].intrinsicSize = size
        changes.views.append(view)
        guard size.hasSameTerms(as: old) else { return changes.kind.raise(to: .structure) }
        if namesBaselines, size.baseline != old.baseline { changes.kind.raise(to: .distances) }
    }

    /// Returns the intrinsic content size of a view, with the numbers that layout uses.
    package func intrinsicSize(of view: ViewHandle) -> IntrinsicSize { views[view.index].intrinsicSize }

    /// Sets the content hugging priorities of a view; those that are not above 0 have no effect.
    package mutating func setHugging(_ priorities: AxisPriorities, of view: ViewHandle) {
        requirePresent(view)
        let old = views[view.index].hugging
        views[view.index].hugging = priorities
        notePriorities(of: view, from: old, to: priorities)
    }

    /// Sets the turn of a view among views of the same depth with equal content priorities.
    package mutating func setTurn(_ turn: Int, of view: ViewHandle) {
        requirePresent(view)
        guard turn != views[view.index].turn else { return }
        views[view.index].turn = turn
        changes.kind.raise(to: .structure)
    }

    /// Sets the compression resistance priorities of a view; those that are not above 0 have no effect.
    package mutating func setCompressionResistance(_ priorities: AxisPriorities, of view: ViewHandle) {
        requirePresent(view)
        let old = views[view.index].compressionResistance
        views[view.index].compressionResistance = priorities
        notePriorities(of: view, from: old, to: priorities)
    }

    /// Sets the views whose texts provide a view's first and last baseline, UIKit's `forFirstBaselineLayout`; `nil` for
    /// the view itself.
    package mutating func setBaselineViews(first: ViewHandle?, last: ViewHandle?, of view: ViewHandle) {
        requirePresent(view)
        guard views[view.index].baselineViews != (first, last) else { return }
        views[view.index].baselineViews = (first, last)
        changes.kind.raise(to: .structure)
    }

    /// Sets whether a view scrolls: its edges and margins, related to an item inside it, are those of its content.
    package mutating func setScrolls(_ scrolls: Bool, of view: ViewHandle) {
        guard views[view.index].scrolls != scrolls else { return }
        views[view.index].scrolls = scrolls
        if scrolls { _ = contentGuide(of: view) }
        changes.kind.raise(to: .structure)
    }

    /// Sets the content offset of a scrolling view, in points.
    package mutating func setContentOffset(_ offset: Point, of view: ViewHandle) {
        guard views[view.index].contentOffset != offset else { return }
        views[view.index].contentOffset = offset
        changes.kind.raise(to: .structure)
    }

    private mutating func notePriorities(of view: ViewHandle, from old: AxisPriorities, to new: AxisPriorities) {
        guard new != old else { return }
        let hasSameRows =
            (new.horizontal.level == nil) == (old.horizontal.level == nil)
            && (new.vertical.level == nil) == (old.vertical.level == nil)
        if hasSameRows { changes.views.append(view) } else { changes.kind.raise(to: .structure) }
    }
}
