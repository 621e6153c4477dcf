package import LayoutSimGeometry

/// The animated changes of a view: of its frame, its alpha, or both.
package struct ViewMotion: Hashable, Sendable {
    /// The left edge of the frame, in points of the superview; the frame is animated only if all four numbers are set.
    package var x: MovingNumber?
    /// The top edge of the frame, in points of the superview.
    package var y: MovingNumber?
    /// The width of the frame, in points.
    package var width: MovingNumber?
    /// The height of the frame, in points.
    package var height: MovingNumber?
    /// The opacity, from 0 to 1.
    package var alpha: MovingNumber?
    /// What the animated frame is based on.
    package var base = MotionBase.shown

    package init() {}

    /// Whether the frame is animated.
    package var movesFrame: Bool { x != nil && y != nil && width != nil && height != nil }

    /// The numbers: those of the frame, then the opacity.
    package var numbers: [MovingNumber?] {
        get { [x, y, width, height, alpha] }
        set { (x, y, width, height, alpha) = (newValue[0], newValue[1], newValue[2], newValue[3], newValue[4]) }
    }

    /// Returns the frame at the moment of the screen's animations, in points of the superview; `nil` if it is not
    /// animated.
    package func frame(in motions: [Motion]) -> Rect? {
        guard let x, let y, let width, let height else { return nil }
        return Rect(
            x: x.value(in: motions), y: y.value(in: motions), width: width.value(in: motions),
            height: height.value(in: motions))
    }
}

/// What an animated frame is based on.
package enum MotionBase: String, Hashable, Sendable {
    /// Numbers of its own: nothing else places the view.
    case shown
    /// The view's place in the layout, with offsets of its own.
    case model
    /// The view's place in the layout, with offsets to its places under former constants of constraints.
    case constraints
}

extension Screen {
    /// Whether any view is animated relative to its place in the layout.
    package var movesFromLayout: Bool {
        !motions.isEmpty && root.inPreorder.contains { ($0.motion?.base ?? .shown) != .shown }
    }

    /// Gives animated views their frames and opacities at the moment of the screen.
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
