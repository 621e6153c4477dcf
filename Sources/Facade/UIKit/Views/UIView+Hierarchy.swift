import Foundation

extension UIView {
    /// Inserts a subview at an index, after removing it from its current superview.
    func insert(_ view: UIView, at index: Int) {
        if view === self {
            raiseInvalidArgument("Can't add self as subview")
        }
        // A view without subviews cannot contain this one.
        if !view.state.subviews.isEmpty, isInside(view) {
            raise(
                "CALayerInvalid", "layer <CALayer of \(view.layoutName)> is a part of cycle in its layer tree",
                note: "\(view.spokenName) was added to \(spokenName), which lies in it")
        }
        if view.state.superview === self {
            // Layouts put views in order again and again, most of them where they are.
            let isThere = state.subviews.indices.contains(index) && state.subviews[index] === view
            let from = isThere ? index : state.subviews.firstIndex { $0 === view } ?? 0
            let place = min(max(index, 0), state.subviews.count - 1)
            if from != place {
                state.subviews.remove(at: from)
                state.subviews.insert(view, at: place)
            }
            orderLayer(of: view, at: place)
            return
        }
        (view.state.owner as? UIViewController)?.checkParent(in: self)
        view.willMove(toSuperview: self)
        let newWindow = window
        let oldWindow = view.window
        if newWindow !== oldWindow { view.announceWindow(newWindow) }
        let oldTraits = view.effectiveTraits
        if view.state.superview != nil { view.detach(toward: self) } else { view.leaveRootRole() }
        let place = min(max(index, 0), state.subviews.count)
        state.subviews.insert(view, at: place)
        LayoutPlace.treeChanged()
        view.setSuperview(self)
        orderLayer(of: view, at: place)
        view.setWindow(newWindow)
        if newWindow != nil, newWindow !== oldWindow { view.forEachInTree { $0.applyAppearance() } }
        view.flagsMoved()
        if !view.isLaidOutApart { layoutInputChanged() }
        flagLayout()
        if newWindow !== oldWindow { view.announceWindowChange(newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        view.environmentChanged(from: oldTraits)
    }

    /// Inserts a subview where the layout of this view that is under way has it, so that no other layout is needed.
    package func place(_ view: UIView, at index: Int) {
        let needsLayout = state.needsLayout
        insert(view, at: index)
        state.needsLayout = needsLayout
    }

    func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
        guard sibling !== view, sibling.state.superview === self else {
            if sibling !== view { insert(view, at: state.subviews.count) }
            return
        }
        if view.state.superview === self { state.subviews.removeAll { $0 === view } }
        let index = state.subviews.firstIndex { $0 === sibling } ?? state.subviews.count
        let place = above ? index + 1 : index
        if view.state.superview === self {
            state.subviews.insert(view, at: place)
            orderLayer(of: view, at: place)
        } else {
            insert(view, at: place)
        }
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, state.subviews.indices.contains(first), state.subviews.indices.contains(second) else {
            return
        }
        state.subviews.swapAt(first, second)
        for index in [min(first, second), max(first, second)] { orderLayer(of: state.subviews[index], at: index) }
    }

    func move(_ view: UIView, toFront: Bool) {
        guard view.state.superview === self, let from = state.subviews.firstIndex(where: { $0 === view }) else {
            return
        }
        state.subviews.remove(at: from)
        let place = toFront ? state.subviews.count : 0
        state.subviews.insert(view, at: place)
        orderLayer(of: view, at: place)
    }

    /// Inserts the layer of a subview below that of the next subview, or above all layers for the last subview.
    private func orderLayer(of view: UIView, at index: Int) {
        let (own, layer) = (view.layer, layer)
        if own.superlayer === layer { own.removeFromSuperlayer() }
        if index + 1 < state.subviews.count {
            layer.insertSublayer(own, below: state.subviews[index + 1].layer)
        } else {
            layer.addSublayer(own)
        }
    }

    func leaveSuperview() {
        guard state.superview != nil else { return }
        willMove(toSuperview: nil)
        let oldWindow = window
        if oldWindow != nil { announceWindow(nil) }
        let oldTraits = effectiveTraits
        detach(toward: nil)
        setWindow(nil)
        if oldWindow != nil { announceWindowChange(nil) }
        didMoveToSuperview()
        environmentChanged(from: oldTraits)
    }

    /// Removes the view from its superview; constraints across the boundary are deactivated, unless both ends are in
    /// the destination.
    private func detach(toward destination: UIView?) {
        guard let superview = state.superview else { return }
        superview.willRemoveSubview(self)
        dropCrossingConstraints(stayingIn: destination)
        if let index = superview.state.subviews.firstIndex(where: { $0 === self }) {
            superview.state.subviews.remove(at: index)
        }
        layer.removeFromSuperlayer()
        if !isLaidOutApart { superview.layoutInputChanged() }
        superview.flagLayout()
        LayoutPlace.treeChanged()
        setSuperview(nil)
    }

    /// Changes the owner, and the traits that come from it.
    func setOwner(_ owner: (any ViewOwner)?) {
        state.owner = owner
        forgetTraitSources()
    }

    /// Changes the superview, and nothing but what is computed from it.
    func setSuperview(_ superview: UIView?) {
        state.superview = superview
        forgetTraitSources()
    }

    private func setWindow(_ window: UIWindow?) {
        guard state.window !== window else { return }
        forEachInTree { view in
            let reference = (view as? UIWindow ?? window)?.state.reference
            view.state.windowReference = reference
        }
        if window == nil, let holder = FirstResponder.current as? UIView, holder.isInside(self) {
            FirstResponder.leaveHierarchy(holder)
        }
    }

    private func announceWindow(_ window: UIWindow?) { forEachInTree { $0.willMove(toWindow: window) } }

    private func announceWindowChange(_ window: UIWindow?) {
        forEachInTree {
            $0.didMoveToWindow()
            $0.state.owner?.viewMoved(to: window)
        }
    }

    /// Calls a function for the view and all its descendants, superviews first, without recursion.
    func forEachInTree(_ visit: (UIView) -> Void) {
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            visit(view)
            waiting.append(contentsOf: view.state.subviews.reversed())
        }
    }

    func isInside(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.state.superview
        }
        return false
    }

    func firstView(tagged tag: Int) -> UIView? {
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            if view.tag == tag { return view }
            waiting.append(contentsOf: view.state.subviews.reversed())
        }
        return nil
    }

    /// The root of the view's tree.
    var root: UIView {
        var view = self
        while let superview = view.state.superview { view = superview }
        return view
    }

    var depth: Int {
        var depth = 0
        var view = self
        while let superview = view.state.superview {
            view = superview
            depth += 1
        }
        return depth
    }

    /// Returns the nearest common ancestor, which may be one of the views.
    func nearestAncestor(with other: UIView) -> UIView? {
        if self === other || other.state.superview === self { return self }
        if state.superview === other { return other }
        if let outer = state.superview, outer === other.state.superview { return outer }
        var (first, second) = (self, other)
        var (firstDepth, secondDepth) = (depth, other.depth)
        while first !== second {
            if firstDepth >= secondDepth {
                guard let next = first.state.superview else { return nil }
                (first, firstDepth) = (next, firstDepth - 1)
            } else {
                guard let next = second.state.superview else { return nil }
                (second, secondDepth) = (next, secondDepth - 1)
            }
        }
        return first
    }
}
