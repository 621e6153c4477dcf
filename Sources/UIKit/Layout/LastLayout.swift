import LayoutSimAutoLayout

/// What the engine computed last of a tree. It keeps no view, since the root of the tree keeps it.
@MainActor struct LastLayout {
    let layout: LiveLayout
    /// What was laid out, without the views and constraints.
    let writer: ScreenWriter
    private let views: [ObjectIdentifier]

    init(layout: LiveLayout, writer: ScreenWriter) {
        self.layout = layout
        self.writer = writer.withoutObjects
        views = writer.views.map { ObjectIdentifier($0) }
    }

    /// The number of a view in the tree that was laid out; `nil` for others.
    func position(of view: UIView) -> Int? {
        let position = view.state.layoutIndex
        return views.indices.contains(position) && views[position] == ObjectIdentifier(view) ? position : nil
    }
}
