package import LayoutSimGeometry

extension LayoutSession {
    /// Returns the frame of a view in points of its superview, not rounded to pixels; the root's is in its own
    /// coordinates.
    package func frame(of view: ViewHandle) -> Rect {
        let frame = frameInRoot(of: view)
        guard let superview = views[view.index].parent else { return frame }
        let outer = frameInRoot(of: superview)
        return frame.offset(x: -outer.minX, y: -outer.minY)
    }

    /// Returns the frame of a view in points of the root, not rounded to pixels.
    package func frameInRoot(of view: ViewHandle) -> Rect {
        guard view != .root else { return Rect(origin: .zero, size: rootSize) }
        let insets = views[view.index].alignmentInsets
        let rect = alignmentRectInRoot(of: view)
        return Rect(
            x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
            height: rect.height + insets.top + insets.bottom)
    }

    /// Returns the alignment rectangle of a view, to which constraints refer: its frame without alignment insets, in
    /// points of the root.
    package func alignmentRectInRoot(of view: ViewHandle) -> Rect {
        guard view != .root else { return frameInRoot(of: view).inset(by: views[view.index].alignmentInsets) }
        return system?.alignmentRect(of: view) ?? .zero
    }

    /// Returns the rectangle of a guide in points of the root; `nil` for a guide that only constraints could place if
    /// there are none.
    ///
    /// Along an axis without constraints, it begins where its view does and has no length.
    package func frameInRoot(of guide: GuideHandle) -> Rect? {
        let owner = frameInRoot(of: guides[guide.index].owner)
        switch guides[guide.index].shape {
        case .inset(let insets), .margins(let insets): return owner.inset(by: insets)
        case .topStrip(let height): return Rect(x: owner.minX, y: owner.minY, width: owner.width, height: height)
        case .bottomStrip(let height):
            return Rect(x: owner.minX, y: owner.maxY - height, width: owner.width, height: height)
        case .constrained, .scrollContent:
            let unknowns = system?.numbering.unknowns(of: guide) ?? []
            guard unknowns.contains(where: { $0 != nil }) else { return nil }
            let values = unknowns.map { $0.map(value) }
            let offset = views[guides[guide.index].owner.index].contentOffset
            return Rect(
                x: values[0] ?? owner.minX - offset.x, y: values[1] ?? owner.minY - offset.y, width: values[2] ?? 0,
                height: values[3] ?? 0)
        }
    }

    private func value(_ unknown: Int) -> Double { system?.value(of: unknown) ?? 0 }
}
