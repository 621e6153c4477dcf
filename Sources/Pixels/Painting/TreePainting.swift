import LayoutSimDrawing
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// Draws views back to front with inherited attributes: tint, clips, opacity and hiding. Like those of layers, borders
/// are drawn over subviews.
struct TreePainting {
    private let isRightToLeft: Bool
    private let palette: Palette
    private let metrics: ControlMetrics
    private let picture: Screen.PictureSource
    private let text: TextPainting
    private var items: [DisplayItem] = []
    /// The attributes that the subviews of each view inherit, by the view's index; `nil` if they are not drawn.
    private var inherited: [Inherited?] = []
    /// The views whose subviews are being drawn and that need to be closed: faded ones, those with a border, and those
    /// with layer effects.
    private var open: [OpenView] = []

    private struct Inherited {
        var tint: Color
        var clips: [Clip] = []
    }

    private struct OpenView {
        var placed: PlacedView
        var firstItem: Int
        var border: [DrawingOperation]
        /// The operations that lie over subviews, with the number of subviews below them.
        var overlays: [(subviews: Int, operations: [DrawingOperation])] = []
        var subviews = 0
        /// The clips of the view as a whole.
        var clips: [Clip] = []
    }

    private init(_ screen: Screen, palette: Palette, text: TextPainting) {
        isRightToLeft = screen.isRightToLeft
        metrics = screen.rules.controls
        picture = screen.picture
        self.palette = palette
        self.text = text
    }

    static func items(_ views: [PlacedView], of screen: Screen, palette: Palette, text: TextPainting) -> [DisplayItem] {
        var painting = TreePainting(screen, palette: palette, text: text)
        for placed in views { painting.add(placed) }
        painting.close(atDepth: 0)
        return painting.items
    }

    private mutating func add(_ placed: PlacedView) {
        close(atDepth: placed.depth)
        overlay(below: placed)
        let view = placed.view
        let above = placed.parent.map { inherited[$0] } ?? Inherited(tint: palette[.tint])
        guard var state = above, !view.isHidden, view.alpha > 0 else { return inherited.append(nil) }
        state.tint = view.tintColor ?? state.tint
        var opened = OpenView(placed: placed, firstItem: items.count, border: [])
        if view.isGroup { (opened.clips, state.clips) = (state.clips, []) }
        opened.border = cut(self.border(of: placed), of: placed, by: state.clips)
        var parts = operations(for: placed, tint: state.tint)
        let first = parts.isEmpty ? [] : parts.removeFirst().operations
        opened.overlays = parts.map { ($0.subviews ?? 0, cut($0.operations, of: placed, by: state.clips)) }
        if view.alpha < 1 || !opened.border.isEmpty || !parts.isEmpty || view.isGroup { open.append(opened) }
        add(cut(first, of: placed, by: state.clips), of: view)
        if view.cutsOffSubviews { state.clips.append(Clip(view, placed.screenFrame)) }
        inherited.append(state)
    }

    private mutating func add(_ operations: [DrawingOperation], of view: View) {
        items += operations.map { DisplayItem(view: view.id, operation: $0) }
    }

    private func cut(
        _ operations: [DrawingOperation], of placed: PlacedView, by clips: [Clip]
    ) -> [DrawingOperation] {
        clips.reversed().reduce(operations) { $1.cutting($0, of: placed.screenFrame) }
    }

    /// Draws the operations that lie between the subviews of a view, before the next subview.
    private mutating func overlay(below placed: PlacedView) {
        guard let superview = open.indices.last, open[superview].placed.depth == placed.depth - 1 else { return }
        let isDue = open[superview].overlays.prefix { $0.subviews <= open[superview].subviews }
        open[superview].subviews += 1
        guard !isDue.isEmpty else { return }
        open[superview].overlays.removeFirst(isDue.count)
        for part in isDue { add(part.operations, of: open[superview].placed.view) }
    }

    /// Closes the views without further subviews: adds what lies over subviews, then their borders, and composites
    /// faded views and those with layer effects as a single layer.
    private mutating func close(atDepth depth: Int) {
        while let last = open.last, last.placed.depth >= depth {
            open.removeLast()
            let view = last.placed.view
            for part in last.overlays { add(part.operations, of: view) }
            add(last.border, of: view)
            guard view.alpha < 1 || view.isGroup else { continue }
            let operations = items[last.firstItem...].map(\.operation)
            items.removeSubrange(last.firstItem...)
            let layer = LayerPainting(view: view, frame: last.placed.screenFrame).layer(of: operations)
            add(last.clips.reversed().reduce(layer) { $1.cutting($0) }, of: view)
        }
    }

    /// Returns the operations of a view, in parts between which its subviews lie.
    private func operations(for placed: PlacedView, tint: Color) -> [LayerPainting.Part] {
        let frame = placed.screenFrame
        let view = placed.view
        let layer = LayerPainting(view: view, frame: frame)
        guard !frame.isEmpty else { return layer.parts(content: []) }
        let context = PaintingContext(
            frame: frame, palette: palette, tint: tint, text: text, metrics: metrics,
            measuredWidth: placed.measuredWidth, partColors: view.partColors, partLooks: view.partLooks,
            picture: picture, isRightToLeft: isRightToLeft)
        let content = context.content(of: view) + barItems(of: view, context)
        guard layer.isDrawn else {
            let isRound = view.clipsToBounds && view.cornerRadius > 0 && !content.isEmpty
            let shown = isRound ? [.clipped(to: .background(of: view, frame), content)] : content
            return [LayerPainting.Part(subviews: nil, operations: background(of: view, in: frame) + shown)]
        }
        var parts = layer.parts(content: content)
        parts[0].operations = background(of: view, in: frame) + parts[0].operations
        return parts
    }

    /// Returns the items of a bar that is a view.
    private func barItems(of view: View, _ context: PaintingContext) -> [DrawingOperation] {
        guard case .control(let control) = view.content, let contents = view.bars else { return [] }
        let rows = context.inside(context.frame.inset(by: EdgeInsets(top: contents.promptHeight)))
        let painting = BarItemsPainting(contents: contents, isRightToLeft: isRightToLeft, context: rows)
        switch control {
        case .navigationBar: return painting.navigationItems(in: contents.sides)
        case .toolbar: return painting.toolItems()
        default: return []
        }
    }

    private func border(of placed: PlacedView) -> [DrawingOperation] {
        guard let border = placed.view.border, border.width > 0, border.color.alpha > 0, !placed.screenFrame.isEmpty
        else { return [] }
        let line = Path.background(of: placed.view, placed.screenFrame, inset: border.width / 2)
        return [.stroke(line, border.color, Stroke(width: border.width))]
    }

    private func background(of view: View, in frame: Rect) -> [DrawingOperation] {
        guard let color = view.backgroundColor, color.alpha > 0 else { return [] }
        if case .control(.segmented) = view.content, view.cornerRadius == 0 {
            return [.fill(.roundedRect(frame, radius: SegmentedControlPainting.cornerRadius), color)]
        }
        return [.fill(.background(of: view, frame), color)]
    }
}

extension View {
    /// Whether subviews are clipped to the view's frame.
    fileprivate var cutsOffSubviews: Bool { clipsToBounds || content == .scroll }
}
