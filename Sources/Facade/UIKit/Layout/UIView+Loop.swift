import Foundation
import ObjectiveC

extension UIView {
    /// Marks the view as needing layout.
    func flagLayout() {
        state.needsLayout = true
        var view = state.superview
        while let current = view, !current.state.needsLayoutBelow {
            current.state.needsLayoutBelow = true
            view = current.state.superview
        }
    }

    func flagConstraints() {
        state.needsUpdateConstraints = true
        var view = state.superview
        while let current = view, !current.state.needsUpdateConstraintsBelow {
            current.state.needsUpdateConstraintsBelow = true
            view = current.state.superview
        }
    }

    /// Invalidates the layout engine's input for the view and its superviews.
    func layoutInputChanged() {
        var view: UIView? = self
        while let current = view, !current.state.isInputDirty {
            current.state.isInputDirty = true
            if current.isLaidOutApart { return current.partChanged() }
            view = current.state.superview
        }
    }

    /// Propagates the flags of a newly added view to its superviews.
    func flagsMoved() {
        state.solved = nil
        guard let superview = state.superview else { return }
        if !isLaidOutApart { superview.layoutInputChanged() }
        if state.needsLayout || state.needsLayoutBelow { flagLayoutAbove() }
        if needsPropertiesPass { flagPropertiesAbove() }
        if state.needsUpdateConstraints || state.needsUpdateConstraintsBelow {
            var view: UIView? = superview
            while let current = view, !current.state.needsUpdateConstraintsBelow {
                current.state.needsUpdateConstraintsBelow = true
                view = current.state.superview
            }
        }
    }

    func flagLayoutAbove() {
        var view = state.superview
        while let current = view, !current.state.needsLayoutBelow {
            current.state.needsLayoutBelow = true
            view = current.state.superview
        }
    }

    /// Releases the layout engine of a root that gets a superview, unless it is laid out separately.
    func leaveRootRole() { if !state.isApart { state.engine = nil } }

    /// The layout host of the view.
    var host: LayoutHost {
        let root = layoutRoot
        if let host = root.state.engine { return host }
        let host = LayoutHost()
        root.state.engine = host
        return host
    }

    static let mostRounds = 100

    /// Runs the layout loop until nothing in the tree below the view needs an update.
    func runLoop() {
        guard LayoutFindings.enterLoop(below: UIView.mostRounds) else { return tellOfRestlessness() }
        defer { LayoutFindings.leaveLoop() }
        for _ in 0..<UIView.mostRounds {
            runUpdateProperties()
            runUpdateConstraints()
            solveIfNeeded()
            let top = topFlagged
            guard top.state.needsLayout || top.state.needsLayoutBelow || needsPropertiesPass else { return }
            top.layOutTree()
            if LayoutFindings.hasGivenUp { return }
        }
        tellOfRestlessness()
    }

    /// Whether anything in the tree below the view needs an update; most windows need none in most frames.
    var needsAnyPass: Bool {
        needsPropertiesPass || state.needsUpdateConstraints || state.needsUpdateConstraintsBelow || isToBeSolved
            || state.needsLayout || state.needsLayoutBelow
    }

    private func tellOfRestlessness() {
        var restless: [String] = []
        for (view, name) in FrozenNames(root).entries where view.state.needsLayout {
            let type = "\(type(of: view))"
            restless.append(name == type ? name : "\(name) (\(type))")
        }
        LayoutFindings.tell(
            "layout does not come to rest in \(UIView.mostRounds) rounds; these views ask for it again and again: "
                + restless.prefix(5).joined(separator: ", "))
    }

    /// The topmost view of the unbroken chain of superviews that need layout.
    private var topFlagged: UIView {
        var view = self
        while let superview = view.state.superview, superview.state.needsLayout { view = superview }
        return view
    }

    /// Solves the layout that contains the view if its input changed, after the layouts that surround it.
    func solveIfNeeded() {
        let root = layoutRoot
        root.state.superview?.solveIfNeeded()
        if root.isToBeSolved { host.solve(root) }
    }

    /// Lays out the views of the tree that need layout, superviews first.
    private func layOutTree() {
        var waiting = [LayoutPlace(self)]
        while let place = waiting.popLast() {
            let view = place.view
            if view.isLaidOutApart { view.solveIfNeeded() }
            if view.state.needsLayout { view.layOut(at: place) }
            guard view.state.needsLayoutBelow else { continue }
            view.state.needsLayoutBelow = false
            if view.isLaidOutApart, view.isToBeSolved { view.partChanged() }
            for subview in view.state.subviews.reversed()
            where subview.state.needsLayout || subview.state.needsLayoutBelow {
                waiting.append(LayoutPlace(subview, below: place))
            }
        }
    }

    private func layOut(at place: LayoutPlace) {
        let former = LayoutPlace.current
        LayoutPlace.current = place
        defer { LayoutPlace.current = former }
        state.needsLayout = false
        noteSafeArea()
        let owner = state.owner
        callTracked {
            if let owner {
                ObservedMessages.send("viewWillLayoutSubviews", [], to: owner) { owner.viewWillLayoutSubviews() }
            }
            layoutSubviews()
            if let owner {
                ObservedMessages.send("viewDidLayoutSubviews", [], to: owner) { owner.viewDidLayoutSubviews() }
            }
        } invalidate: {
            $0.setNeedsLayout()
        }
        layoutSublayers(of: layer)
        noteSafeAreaOfSubviews()
    }

    /// Applies the frames of the layout engine to the subviews.
    func baseLayoutSubviews() {
        solveIfNeeded()
        if let scroll = self as? UIScrollView { scroll.takeSolvedContentSize() }
        for view in state.subviews {
            if let frame = view.state.solved { view.write(frame) }
        }
    }

    private func write(_ frame: CGRect) {
        guard !lies(in: frame) else { return }
        state.isBeingWritten = true
        defer { state.isBeingWritten = false }
        let size = frame.size
        if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
        let place = frame.place(of: layer.anchorPoint)
        if center != place { center = place }
    }

    /// Returns whether the view has the size and center of a frame, disregarding its transform.
    ///
    /// A frame that is computed from size and center may differ by a rounding error.
    func lies(in frame: CGRect) -> Bool {
        let layer = layer
        return layer.bounds.size == frame.size && layer.position == frame.place(of: layer.anchorPoint)
    }

    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect { layer.untransformedFrame }

    /// Calls `updateConstraints` on views that need it, innermost first.
    func runUpdateConstraints() {
        for _ in 0..<UIView.mostRounds {
            guard state.needsUpdateConstraints || state.needsUpdateConstraintsBelow else { return }
            var order: [UIView] = []
            var waiting: [UIView] = [self]
            while let view = waiting.popLast() {
                order.append(view)
                guard view.state.needsUpdateConstraintsBelow else { continue }
                view.state.needsUpdateConstraintsBelow = false
                for subview in view.state.subviews
                where subview.state.needsUpdateConstraints || subview.state.needsUpdateConstraintsBelow {
                    waiting.append(subview)
                }
            }
            for view in order.reversed() where view.state.needsUpdateConstraints {
                view.state.needsUpdateConstraints = false
                view.callTracked {
                    if let owner = view.state.owner { owner.updateViewConstraints() } else { view.updateConstraints() }
                } invalidate: {
                    $0.setNeedsUpdateConstraints()
                }
            }
        }
    }
}

extension CGRect {
    /// Returns the point at a position in unit coordinates of the rectangle.
    fileprivate func place(of anchor: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    }
}
