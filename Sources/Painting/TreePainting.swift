import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimTypography
import LayoutSimViewTree

/// Draws views back to front with what they inherit: tint, clips, opacity, and whether they are hidden.
struct TreePainting {
    private let views: [PlacedView]
    private let palette: Palette
    private let text: TextPainting
    private var items: [DisplayItem] = []
    /// What the subviews of each view inherit, by the view's position; `nil` where they are not drawn.
    private var inherited: [Inherited?] = []
    /// The faded views whose subviews are being drawn.
    private var fades: [Fade] = []

    private struct Inherited {
        var tint: Color
        var clips: [Clip] = []
    }

    private struct Fade {
        var view: PlacedView
        var firstItem: Int
    }

    init(_ views: [PlacedView], palette: Palette, text: TextPainting) {
        self.views = views
        self.palette = palette
        self.text = text
    }

    static func items(_ views: [PlacedView], palette: Palette, text: TextPainting) -> [DisplayItem] {
        var painting = TreePainting(views, palette: palette, text: text)
        for placed in views { painting.add(placed) }
        painting.endFades(atDepth: 0)
        return painting.items
    }

    private mutating func add(_ placed: PlacedView) {
        endFades(atDepth: placed.depth)
        let view = placed.view
        let above = placed.parent.map { inherited[$0] } ?? Inherited(tint: palette[.tint])
        guard var state = above, !view.isHidden, view.alpha > 0 else { return inherited.append(nil) }
        state.tint = view.tintColor ?? state.tint
        if view.alpha < 1 { fades.append(Fade(view: placed, firstItem: items.count)) }
        var operations = operations(for: placed, tint: state.tint)
        for clip in state.clips.reversed() { operations = clip.cutting(operations, of: placed.screenFrame) }
        items += operations.map { DisplayItem(view: view.id, operation: $0) }
        if view.cutsOffSubviews {
            state.clips.append(Clip(frame: placed.screenFrame, cornerRadius: view.cornerRadius))
        }
        inherited.append(state)
    }

    /// Makes one picture of each faded view that has no more subviews.
    private mutating func endFades(atDepth depth: Int) {
        while let fade = fades.last, fade.view.depth >= depth {
            fades.removeLast()
            let operations = items[fade.firstItem...].map(\.operation)
            items.removeSubrange(fade.firstItem...)
            guard !operations.isEmpty else { continue }
            let alpha = UInt8((min(max(fade.view.view.alpha, 0), 1) * 255).rounded())
            items.append(DisplayItem(view: fade.view.view.id, operation: .faded(alpha, operations)))
        }
    }

    private func operations(for placed: PlacedView, tint: Color) -> [DrawingOperation] {
        let frame = placed.screenFrame
        guard !frame.isEmpty else { return [] }
        let context = PaintingContext(frame: frame, palette: palette, tint: tint, text: text)
        return background(of: placed.view, in: frame) + context.content(of: placed.view)
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
