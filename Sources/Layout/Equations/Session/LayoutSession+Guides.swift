extension LayoutSession {
    /// Adds a guide to a view.
    package mutating func addGuide(_ shape: GuideShape, to view: ViewHandle) -> GuideHandle {
        requirePresent(view)
        let guide = GuideHandle(index: guides.count)
        guides.append(GuideRecord(owner: view, shape: shape.sound))
        views[view.index].guides.append(guide)
        return guide
    }

    /// Returns the guide of a view's scrolled content, UIKit's `contentLayoutGuide`; it is created on first use.
    package mutating func contentGuide(of view: ViewHandle) -> GuideHandle {
        if let guide = views[view.index].contentGuide { return guide }
        let guide = addGuide(.scrollContent, to: view)
        views[view.index].contentGuide = guide
        return guide
    }

    /// Changes the shape of a guide, such as its insets.
    package mutating func setShape(_ shape: GuideShape, of guide: GuideHandle) {
        requirePresent(guide)
        let (shape, old) = (shape.sound, guides[guide.index].shape)
        guard shape != old else { return }
        guides[guide.index].shape = shape
        changes.kind.raise(to: shape.hasSameTerms(as: old) ? .distances : .structure)
    }

    /// Removes a guide and the constraints that refer to it.
    ///
    /// - Returns: The removed constraints, in the order in which they were added.
    @discardableResult
    package mutating func removeGuide(_ guide: GuideHandle) -> [ConstraintHandle] {
        requirePresent(guide)
        let owner = guides[guide.index].owner
        guides[guide.index].isPresent = false
        views[owner.index].guides.removeAll { $0 == guide }
        if views[owner.index].contentGuide == guide { views[owner.index].contentGuide = nil }
        return removeDanglingConstraints()
    }

    /// Returns whether a guide is part of the layout; false once it or its view was removed.
    package func contains(_ guide: GuideHandle) -> Bool { guides[guide.index].isPresent }

    /// Returns the view that owns a guide.
    package func owner(of guide: GuideHandle) -> ViewHandle { guides[guide.index].owner }

    func requirePresent(_ guide: GuideHandle) {
        precondition(guides.indices.contains(guide.index) && guides[guide.index].isPresent, "the guide was removed")
    }
}
