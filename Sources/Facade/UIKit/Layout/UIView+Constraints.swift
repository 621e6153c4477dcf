import Foundation

extension UIView {
    /// Adds constraints to the view.
    func install(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.holder !== self {
            check(constraint)
            constraint.holder?.uninstall([constraint])
            hold(constraint, of: constraint.first.view, constraint.second?.view)
        }
        layoutInputChanged()
    }

    /// Adds an inactive constraint to the view, which is the nearest common ancestor of the two items' views.
    func hold(_ constraint: NSLayoutConstraint, of first: UIView?, _ second: UIView?) {
        constraint.changeDistances { $0.enter() }
        joinParts(down: first)
        joinParts(down: second)
        constraint.holder = self
        constraint.order = LayoutHost.nextOrder()
        state.held.append(constraint)
        layoutInputChanged()
    }

    private func check(_ constraint: NSLayoutConstraint) {
        for view in [constraint.first.view, constraint.second?.view].compactMap(\.self) where !view.isInside(self) {
            raise(
                "NSGenericException",
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree "
                    + "of the view?  That's illegal. constraint:\(constraint.text) view:\(layoutName)",
                note: "\(view.spokenName) is not in \(spokenName)"
                    + (constraint.codeLine.map { "; the constraint was made at \($0)" } ?? ""))
        }
    }

    func uninstall(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.holder === self {
            guard let index = state.held.lastIndex(where: { $0 === constraint }) else { continue }
            state.held.remove(at: index)
            constraint.holder = nil
            constraint.changeDistances { $0.leave() }
        }
        layoutInputChanged()
    }

    /// The constraints that the view holds, starting with those of its controller's layout guides.
    var heldConstraints: [NSLayoutConstraint] {
        let supports = (state.owner as? UIViewController)?.layoutSupports ?? []
        return supports.flatMap(\.placing) + state.held
    }

    /// Deactivates the constraints between the inside and the outside of this view, which ancestors hold.
    func dropCrossingConstraints(stayingIn destination: UIView?) {
        var holder = state.superview
        while let view = holder {
            if destination?.isInside(view) ?? false { break }
            let crossing = view.state.held.filter { $0.crosses(self) }
            if !crossing.isEmpty { view.uninstall(crossing) }
            holder = view.state.superview
        }
    }

    func changePriority(
        _ path: WritableKeyPath<ViewState, ViewState.Priorities>, _ priority: UILayoutPriority,
        _ axis: NSLayoutConstraint.Axis
    ) {
        let old = state[keyPath: path]
        var new = old
        if axis == .horizontal { new.horizontal = priority } else { new.vertical = priority }
        guard new.horizontal != old.horizontal || new.vertical != old.vertical else { return }
        state[keyPath: path] = new
        layoutInputChanged()
    }

    func setTranslatesMask(_ translates: Bool) {
        guard translates != state.translatesMask else { return }
        joinOuterLayout()
        LayoutPlace.treeChanged()
        state.translatesMask = translates
        layoutInputChanged()
    }

    /// Handles a changed constant of a constraint that the view holds.
    func constantChanged(of constraint: NSLayoutConstraint) { noteEdit { $0.constraints.append(constraint) } }

    /// Records an incremental edit, unless the tree must be laid out from scratch anyway.
    func noteEdit(_ note: (inout LayoutEdits) -> Void) {
        let root = layoutRoot
        guard !root.state.isInputDirty, let engine = root.state.engine, engine.takesEdits() else {
            return layoutInputChanged()
        }
        engine.note(note)
        if root.isLaidOutApart { root.partChanged() }
    }

    /// Whether it is known that nothing in the layout of which the view is a part uses constraints, so that neither
    /// sizes of contents nor frames are of interest to it.
    var isFreeOfConstraints: Bool {
        guard !state.isInputDirty else { return false }
        let root = layoutRoot
        return !root.state.isInputDirty && !root.isLaidOutApart && root.state.engine?.isWithoutConstraints ?? false
    }

    /// Requests that the view's content be measured again.
    func contentSizeChanged() {
        if !isFreeOfConstraints { noteEdit { $0.views.append(self) } }
        if state.superview == nil { flagLayout() }
    }
}

extension NSLayoutConstraint {
    fileprivate func crosses(_ view: UIView) -> Bool {
        (first.views + (second?.views ?? [])).contains { $0.isInside(view) }
    }
}
