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
    /// From where the frame is moved.
    package var base = MotionBase.shown

    package init() {}

    /// Whether animations change the frame.
    package var movesFrame: Bool { x != nil && y != nil && width != nil && height != nil }

    /// Its numbers: those of the frame, then the opacity.
    package var numbers: [MovingNumber?] {
        get { [x, y, width, height, alpha] }
        set { (x, y, width, height, alpha) = (newValue[0], newValue[1], newValue[2], newValue[3], newValue[4]) }
    }

    /// The frame at the moment of the animations of the screen, in points of the superview; `nil` if they do not change it.
    package func frame(in motions: [Motion]) -> Rect? {
        guard let x, let y, let width, let height else { return nil }
        return Rect(
            x: x.value(in: motions), y: y.value(in: motions), width: width.value(in: motions),
            height: height.value(in: motions))
    }
}

/// From where animations move the frame of a view.
package enum MotionBase: String, Hashable, Sendable {
    /// From numbers of their own: nothing else places the view.
    case shown
    /// From the place that layout gives it, by ways of their own.
    case model
    /// From the place that layout gives it to the places that the constraints gave it before.
    case constraints
}

extension Screen {
    /// Whether animations move views from where layout places them.
    package var movesFromLayout: Bool {
        !motions.isEmpty && root.inPreorder.contains { ($0.motion?.base ?? .shown) != .shown }
    }

    /// Places views that move where they are at the moment of the screen, and gives them their opacity.
    package mutating func applyMotions() {
        guard !motions.isEmpty else { return }
        root.changeAllViews { [motions] view in
            guard let motion = view.motion else { return }
            if motion.base == .shown, let frame = motion.frame(in: motions) {
                view.autoresizing = Autoresizing(fixed: frame)
            }
            if let alpha = motion.alpha { view.alpha = min(max(alpha.value(in: motions), 0), 1) }
        }
    }
}
