import LayoutSimProposalTree

extension AlignmentKeys {
    /// Returns what an element is to the engine, with guides by their numbers; `nil` for one that code answers for.
    func kind(_ kind: ElementKind) -> ProposalKind? {
        switch kind {
        case .plain(let kind): kind
        case .stack(let axis, let key, let spacing, let isLazy):
            isLazy ? .lazyStack(axis, guide(key), spacing: spacing) : .stack(axis, guide(key), spacing: spacing)
        case .overlapping(let alignment): .overlapping(self.alignment(alignment))
        case .frame(let width, let height, let alignment):
            .frame(width: width, height: height, self.alignment(alignment))
        case .flexibleFrame(let limits, let alignment): .flexibleFrame(limits, self.alignment(alignment))
        case .secondary(let alignment, let isBehind): .secondary(self.alignment(alignment), isBehind: isBehind)
        case .relativeFrame(let axes, let share, let alignment):
            .relativeFrame(axes, share, self.alignment(alignment))
        case .safeAreaInset(let edge, let key, let spacing): .safeAreaInset(edge, guide(key), spacing: spacing)
        case .grid(let alignment, let horizontal, let vertical):
            .grid(self.alignment(alignment), horizontalSpacing: horizontal, verticalSpacing: vertical)
        case .gridRow(let alignment): .gridRow(alignment.map { guide($0.key) })
        case .lazyGrid(let axis, let tracks, let key, let spacing):
            .lazyGrid(axis, tracks.map { $0.track(self) }, guide(key), spacing: spacing)
        case .gridColumn(let key):
            .gridCell(GridCell(columnGuide: guide(key)))
        case .text, .guide, .layout, .measured: nil
        }
    }
}
