import LayoutSimAutoLayout

/// What the engine computed last of a tree. It keeps no view, since the root of the tree keeps it.
@MainActor final class LastLayout {
    var layout: LiveLayout
    /// What was laid out, without the views.
    let writer: ScreenWriter
    private let views: [ViewReference]

    init(layout: LiveLayout, writer: ScreenWriter) {
        self.layout = layout
        self.writer = writer.withoutViews
        views = writer.views.map(\.state.reference)
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

    /// The number of a view in the tree that was laid out; `nil` for others.
    func position(of view: UIView) -> Int? {
        let position = view.state.layoutIndex
        return views.indices.contains(position) && views[position] === view.state.reference ? position : nil
    }
}
