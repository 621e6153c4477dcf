import LayoutSimAutoLayout

/// The last layout of a tree by the layout engine.
@MainActor final class LastLayout {
    /// The tree that was laid out, without strong references to views, since the root of the tree owns this object.
    private let writer: ScreenWriter
    private let views: [ViewReference]
    /// The layout, which can be updated incrementally.
    private var layout: LiveLayout

    init(layout: LiveLayout, writer: ScreenWriter) {
        self.layout = layout
        self.writer = writer.withoutViews
        views = writer.views.map(\.state.reference)
    }

    /// Updates the layout for edits; `nil` if the tree must be laid out from scratch.
    func outcome(after edits: LayoutEdits, _ writer: ScreenWriter) -> LiveOutcome? {
        writer.noteAgain()
        if edits.isResized, !layout.setRootSize(writer.rootSize) { return nil }
        for constraint in edits.constraints where constraint.isActive {
            guard let number = writer.number(of: constraint) else { return nil }
            layout.setConstant(writer.constant(of: constraint), of: number)
        }
        for view in edits.views {
            guard let position = writer.position(of: view),
                layout.setContent(at: position + 1, from: writer.value(at: position))
            else { return nil }
        }
        let outcome = layout.update()
        return outcome.ambiguousViews.isEmpty ? outcome : nil
    }

    var takesEdits: Bool { writer.takesEdits }

    /// Sets the constant, in points, of a constraint that was added to those of the tree.
    func setConstant(_ constant: Double, ofAdditional number: Int) {
        layout.setConstant(constant, of: writer.written.count + number)
    }

    /// The tree with its views; `nil` if a view was deallocated.
    var wholeWriter: ScreenWriter? {
        var known: [UIView] = []
        known.reserveCapacity(views.count)
        for reference in views {
            guard let view = reference.view else { return nil }
            known.append(view)
        }
        return writer.with(known)
    }
}

/// The facts about the last layout of a tree that are kept without the layout.
@MainActor struct LayoutSummary {
    /// The fallback constraints for ambiguous layout.
    let fallbacks: [LiveConstraint]
    /// The guides to which the fallback constraints refer by number.
    let guides: [WrittenGuide]
    private let openViews: [ViewReference]

    init(_ outcome: LiveOutcome, _ writer: ScreenWriter) {
        fallbacks = writer.fallbacks
        guides = fallbacks.isEmpty ? [] : writer.guides
        openViews = outcome.ambiguousViews.compactMap { position in
            position > 0 ? writer.views[position - 1].state.reference : nil
        }
    }

    /// Returns whether the layout of a view is ambiguous.
    func leavesOpen(_ view: UIView) -> Bool { openViews.contains { $0 === view.state.reference } }
}
