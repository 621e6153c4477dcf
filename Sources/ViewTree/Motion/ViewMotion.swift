package import LayoutSimGeometry

/// What animations change of a view: its frame, its alpha, or both.
package struct ViewMotion: Hashable, Sendable {
    /// The left edge of the frame, in points of the superview; the frame moves where all four numbers are there.
    package var x: MovingNumber?
    /// The top edge of the frame, in points of the superview.
    package var y: MovingNumber?
    /// In points.
    package var width: MovingNumber?
    /// In points.
    package var height: MovingNumber?
    /// The opacity, from 0 to 1.
    package var alpha: MovingNumber?

    package init() {}

    /// Whether animations change the frame.
    package var movesFrame: Bool { x != nil && y != nil && width != nil && height != nil }

    /// Its numbers: those of the frame, then the opacity.
    package var numbers: [MovingNumber?] {
        get { [x, y, width, height, alpha] }
        set { (x, y, width, height, alpha) = (newValue[0], newValue[1], newValue[2], newValue[3], newValue[4]) }
    }

    /// The frame where the animations of the screen are at parts of their ways, in points of the superview; `nil` if they
    /// do not change it.
    package func frame(at progress: [Double]) -> Rect? {
        guard let x, let y, let width, let height else { return nil }
        return Rect(
            x: x.value(at: progress), y: y.value(at: progress), width: width.value(at: progress),
            height: height.value(at: progress))
    }
}

extension Screen {
    /// Places views that move where they are at the moment of the screen, and gives them their opacity.
    package mutating func applyMotions() {
        guard !motions.isEmpty else { return }
        let progress = motions.map(\.progress)
        root.changeAllViews { view in
            guard let motion = view.motion else { return }
            if let frame = motion.frame(at: progress) { view.autoresizing = Autoresizing(fixed: frame) }
            if let alpha = motion.alpha { view.alpha = min(max(alpha.value(at: progress), 0), 1) }
        }
    }
}
