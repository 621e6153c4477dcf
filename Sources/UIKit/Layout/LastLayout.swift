import LayoutSimAutoLayout

/// What the engine computed last of a tree.
@MainActor final class LastLayout {
    /// What was laid out, without the views, which the root of the tree would keep alive otherwise.
    private let writer: ScreenWriter
    private let views: [ViewReference]
    /// The layout as it takes over edits.
    private var layout: LiveLayout

    init(layout: LiveLayout, writer: ScreenWriter) {
        self.layout = layout
        self.writer = writer.withoutViews
        views = writer.views.map(\.state.reference)
    }

    /// Lays out again what changed in a tree; `nil` if it is to be laid out from the beginning.
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

    /// Gives a constraint that came in addition to those of the tree another constant, in points.
    func setConstant(_ constant: Double, ofAdditional number: Int) {
        layout.setConstant(constant, of: writer.written.count + number)
    }

    /// What was laid out; `nil` if a view is gone.
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

/// What is known of the last layout of a tree without the layout itself.
@MainActor struct LayoutSummary {
    /// What holds where the constraints leave lengths open.
    let fallbacks: [LiveConstraint]
    /// The guides that these name by their numbers.
    let guides: [WrittenGuide]
    private let openViews: [ViewReference]

    init(_ outcome: LiveOutcome, _ writer: ScreenWriter) {
        fallbacks = writer.fallbacks
        guides = fallbacks.isEmpty ? [] : writer.guides
        openViews = outcome.ambiguousViews.compactMap { position in
            position > 0 ? writer.views[position - 1].state.reference : nil
        }
    }

    /// Whether the constraints leave a place or a length of a view open.
    func leavesOpen(_ view: UIView) -> Bool { openViews.contains { $0 === view.state.reference } }
}
