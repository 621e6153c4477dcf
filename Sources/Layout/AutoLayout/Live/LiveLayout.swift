import LayoutSimDevices
import LayoutSimEquations
package import LayoutSimGeometry
package import LayoutSimViewTree

/// A layout as objects read it: frames by the preorder position of views, without descriptive text.
package struct LiveLayout {
    private var run: LayoutRun
    private let grid: PixelGrid

    /// Lays out a screen whose lists and containers are empty.
    package init(_ screen: consuming LiveScreen, measure text: @escaping TextMeasure) {
        let grid = PixelGrid(scale: screen.rules.edgeScale ?? screen.viewport.scale)
        let measure = ContentMeasure(rules: screen.rules, grid: PixelGrid(scale: screen.viewport.scale), text: text)
        let tree = LayoutTree(&screen, change: screen.isDesign ? measure.withRenderedFont : nil)
        var run = LayoutRun(tree, measure: measure)
        run.finish()
        self.run = run
        self.grid = grid
    }

    /// The frames of views and guides, and the findings.
    package var outcome: LiveOutcome {
        let frames = screenFrames
        return LiveOutcome(
            screenFrames: frames, guideFrames: guideFrames(frames), contentFrames: contentFrames(frames),
            ambiguousViews: ambiguousViews, conflicts: conflicts)
    }

    /// The frames in points of the screen, aligned to the device's pixels, by the preorder position of views.
    package var screenFrames: [Rect] { run.equations.frames.map(grid.frame) }

    private func guideFrames(_ screenFrames: [Rect]) -> [(number: Int, frame: Rect)] {
        zip(run.tree.live.guides.indices, run.equations.liveGuides).compactMap { number, handle in
            let guide = run.tree.live.guides[number]
            guard case .custom = guide.kind else { return nil }
            return frame(of: handle, in: screenFrames[guide.owner]).map { (number, $0) }
        }
    }

    private func contentFrames(_ screenFrames: [Rect]) -> [(position: Int, frame: Rect)] {
        run.equations.items.guides.compactMap { place, handle in
            guard place.kind == .scrollContent else { return nil }
            return frame(of: handle, in: screenFrames[place.owner]).map { (place.owner, $0) }
        }
    }

    /// The frame of a guide in points of its view, whose frame is in points of the screen.
    private func frame(of guide: GuideHandle, in owner: Rect) -> Rect? {
        run.equations.session.frameInRoot(of: guide).map { rect in
            grid.frame(rect).offset(x: -owner.minX, y: -owner.minY)
        }
    }
}

/// The frames of views and guides in a layout, and its findings.
package struct LiveOutcome {
    /// The frames in points of the screen, aligned to the device's pixels, by the preorder position of views.
    package let screenFrames: [Rect]
    /// The frames of the guides that constraints alone place, each in points of its view, by their indices in the
    /// screen.
    package let guideFrames: [(number: Int, frame: Rect)]
    /// The frames of what scroll views scroll, each in points of its view, by the positions of the views.
    package let contentFrames: [(position: Int, frame: Rect)]
    /// The positions of the views with an ambiguous position or length, in preorder.
    package let ambiguousViews: [Int]
    /// The irreducible sets of conflicting required constraints, and the member that was broken in each.
    package let conflicts: [(members: [LiveLayout.Member], broken: LiveLayout.Member)]
}

extension LiveLayout {
    /// Sets the constant of a constraint of the screen, in points, by its index among those with an effective priority;
    /// call `update()` afterward.
    package mutating func setConstant(_ constant: Double, of number: Int) { run.setConstant(constant, of: number) }

    /// Sets the content of the view at a position; call `update()` afterward. Returns `false` and changes nothing if
    /// layout depends on more of the new view than the measured size of its content.
    package mutating func setContent(at position: Int, from view: View) -> Bool {
        let old = run.tree.index.nodes[position].view
        var view = view
        view.id = old.id
        view.subviews = old.subviews
        var alike = view
        alike.content = old.content
        alike.intrinsicSizeOverride = old.intrinsicSizeOverride
        let controls = run.tree.screen.rules.controls
        guard alike == old, view.content.isAlike(old.content), view.wraps == old.wraps,
            view.content.showsText == old.content.showsText,
            view.content.alignmentInsets(controls) == old.content.alignmentInsets(controls)
        else { return false }
        run.replaceView(at: position, with: view)
        return true
    }

    /// Sets the size in points of the tree's root, which must have a size already; call `update()` afterward. Returns
    /// `false` and changes nothing if it has none.
    package mutating func setRootSize(_ size: Size) -> Bool { run.setSize(size, at: 1) }

    /// Updates the layout after edits.
    package mutating func update() -> LiveOutcome {
        run.finishAgain()
        return outcome
    }
}

extension LiveLayout {
    /// A member of a conflict.
    package enum Member {
        /// A constraint of the screen, by its index among those with an effective priority.
        case author(Int)
        /// A constraint that a mask, a stack view, or a content implies.
        case system(Constraint, SolvedConstraint.Source)
        /// The bound that keeps a length from being negative.
        case bound
    }

    private var conflicts: [(members: [Member], broken: Member)] {
        run.equations.session.conflicts.map { conflict in (conflict.rows.map(member), member(conflict.broken)) }
    }

    private func member(_ row: SessionRow) -> Member {
        if let number = run.equations.authorsNumber(of: row) { return .author(number) }
        guard let member = run.equations.member(row) else { return .bound }
        return .system(member.constraint, member.source)
    }

    /// The ambiguous lengths, by the positions of their views, in preorder.
    package var ambiguousLengths: [(position: Int, attribute: LayoutAttribute)] {
        run.equations.session.ambiguousUnknowns.compactMap { unknown in
            guard case .view(let view) = unknown.item, unknown.attribute == .width || unknown.attribute == .height
            else { return nil }
            return (view.index, unknown.attribute)
        }
    }

    /// The positions of the views with an ambiguous position or length, in preorder.
    package var ambiguousViews: [Int] {
        let positions = run.equations.session.ambiguousUnknowns.compactMap { unknown -> Int? in
            switch unknown.item {
            case .view(let view): view.index
            case .guide: nil
            }
        }
        return positions.isEmpty ? [] : Set(positions).sorted()
    }
}

extension LiveLayout {
    /// Returns the intrinsic size of a view's alignment rectangle, in points, wrapped at a width if there is one; `nil`
    /// along an axis without one.
    package static func contentSize(
        of view: View, width: Double?, scale: Double, rules: SystemRules = SystemRules(),
        measure: @escaping TextMeasure
    ) -> (width: Double?, height: Double?) {
        let measure = ContentMeasure(rules: rules, grid: PixelGrid(scale: scale), text: measure)
        let size = measure.size(of: view, width: width)
        return (size.width, size.height)
    }
}

extension Content {
    /// Returns whether both are measured by the same rules and depend only on the content.
    fileprivate func isAlike(_ other: Content) -> Bool {
        switch (self, other) {
        case (.label, .label), (.button, .button), (.image, .image), (.textField, .textField): true
        case (.textView(let view), .textView(let other)): view.isScrollEnabled == other.isScrollEnabled
        default: false
        }
    }
}
