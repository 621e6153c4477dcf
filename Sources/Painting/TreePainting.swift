import LayoutSimDrawing
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// Draws views back to front with what they inherit: tint, clips, opacity and whether they are hidden. Borders are drawn
/// over subviews, as those of layers are.
struct TreePainting {
    private let isRightToLeft: Bool
    private let palette: Palette
    private let metrics: ControlMetrics
    private let text: TextPainting
    private var items: [DisplayItem] = []
    /// What the subviews of each view inherit, by the view's position; `nil` if they are not drawn.
    private var inherited: [Inherited?] = []
    /// The faded and bordered views whose subviews are being drawn.
    private var open: [OpenView] = []

    private struct Inherited {
        var tint: Color
        var clips: [Clip] = []
    }

    private struct OpenView {
        var placed: PlacedView
        var firstItem: Int
        var border: [DrawingOperation]
    }

    private init(isRightToLeft: Bool, palette: Palette, metrics: ControlMetrics, text: TextPainting) {
        self.isRightToLeft = isRightToLeft
        self.palette = palette
        self.metrics = metrics
        self.text = text
    }

    static func items(
        _ views: [PlacedView], isRightToLeft: Bool, palette: Palette, metrics: ControlMetrics, text: TextPainting
    ) -> [DisplayItem] {
        var painting = TreePainting(isRightToLeft: isRightToLeft, palette: palette, metrics: metrics, text: text)
        for placed in views { painting.add(placed) }
        painting.close(atDepth: 0)
        return painting.items
    }

    private mutating func add(_ placed: PlacedView) {
        close(atDepth: placed.depth)
        let view = placed.view
        let above = placed.parent.map { inherited[$0] } ?? Inherited(tint: palette[.tint])
        guard var state = above, !view.isHidden, view.alpha > 0 else { return inherited.append(nil) }
        state.tint = view.tintColor ?? state.tint
        let border = cut(self.border(of: placed), of: placed, by: state.clips)
        if view.alpha < 1 || !border.isEmpty {
            open.append(OpenView(placed: placed, firstItem: items.count, border: border))
        }
        add(cut(operations(for: placed, tint: state.tint), of: placed, by: state.clips), of: view)
        if view.cutsOffSubviews {
            state.clips.append(Clip(frame: placed.screenFrame, cornerRadius: view.cornerRadius))
        }
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

    /// Closes the views that have no more subviews: their borders go on top, and faded views become one layer.
    private mutating func close(atDepth depth: Int) {
        while let last = open.last, last.placed.depth >= depth {
            open.removeLast()
            let view = last.placed.view
            add(last.border, of: view)
            let operations = items[last.firstItem...].map(\.operation)
            guard view.alpha < 1, !operations.isEmpty else { continue }
            items.removeSubrange(last.firstItem...)
            let alpha = UInt8((min(max(view.alpha, 0), 1) * 255).rounded())
            add([.faded(alpha, operations)], of: view)
        }
    }

    private func operations(for placed: PlacedView, tint: Color) -> [DrawingOperation] {
        let frame = placed.screenFrame
        guard !frame.isEmpty else { return [] }
        let view = placed.view
        let context = PaintingContext(
            frame: frame, palette: palette, tint: tint, text: text, metrics: metrics,
            measuredWidth: placed.measuredWidth, partColors: view.partColors, isRightToLeft: isRightToLeft)
        let content = context.content(of: view) + barItems(of: view, context)
        let isRound = view.clipsToBounds && view.cornerRadius > 0 && !content.isEmpty
        return background(of: view, in: frame)
            + (isRound ? [.clipped(to: .background(frame, view.cornerRadius), content)] : content)
    }

    /// The buttons of a bar that is a view.
    private func barItems(of view: View, _ context: PaintingContext) -> [DrawingOperation] {
        guard case .control(let control) = view.content, let contents = view.bars else { return [] }
        let painting = BarItemsPainting(contents: contents, isRightToLeft: isRightToLeft, context: context)
        switch control {
        case .navigationBar: return painting.navigationItems(in: .zero)
        case .toolbar: return painting.toolItems()
        default: return []
        }
    }

    private func border(of placed: PlacedView) -> [DrawingOperation] {
        guard let border = placed.view.border, border.width > 0, border.color.alpha > 0, !placed.screenFrame.isEmpty
        else { return [] }
        let line = placed.screenFrame.inset(by: EdgeInsets(all: border.width / 2))
        let radius = max(0, placed.view.cornerRadius - border.width / 2)
        return [.stroke(.background(line, radius), border.color, Stroke(width: border.width))]
    }

    private func background(of view: View, in frame: Rect) -> [DrawingOperation] {
        guard let color = view.backgroundColor, color.alpha > 0 else { return [] }
        return [.fill(.background(frame, view.cornerRadius), color)]
    }
}

extension View {
    /// Whether its subviews are drawn only within its frame.
    fileprivate var cutsOffSubviews: Bool { clipsToBounds || content == .scroll }
}
