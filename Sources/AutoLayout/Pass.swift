import LayoutSimGeometry

/// What one solving starts from: sizes of contents, and the rectangles of the solving before.
struct Pass {
    /// By view in preorder.
    var intrinsics: [IntrinsicSize?]
    /// Unrounded, in points of the screen, by view in preorder; `nil` before the first solving.
    var rects: [Rect]?

    /// The pass after a solving that gave `rects`: what wraps is measured at its new width, once.
    func following(rects: [Rect], index: ViewIndex, measure: TextMeasure) -> Pass {
        guard self.rects == nil else { return Pass(intrinsics: intrinsics, rects: rects) }
        let measured = zip(index.nodes, zip(intrinsics, rects)).map { node, known in
            node.view.wraps ? IntrinsicSize(of: node.view, width: known.1.width, measure: measure) : known.0
        }
        return Pass(intrinsics: measured, rects: rects)
    }

    /// Whether solving again could not change anything.
    func needsNoSolving(after previous: Pass, nestedGuides: Bool) -> Bool {
        intrinsics == previous.intrinsics && (!nestedGuides || rects == previous.rects)
    }
}
