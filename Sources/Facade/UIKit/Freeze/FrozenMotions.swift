import LayoutSimGeometry
import LayoutSimMotion
import LayoutSimViewTree
import QuartzCore

/// The animations of a screen, collected while its views are converted.
@MainActor struct FrozenMotions {
    private(set) var motions: [Motion] = []
    private var places: [AnimationCourse: Int] = [:]

    /// Adds the animations that explain where a view is presented, if they account for it completely.
    ///
    /// The value has the presented frame and opacity.
    mutating func note(_ view: UIView, _ value: inout View, _ source: FrozenFrames) {
        // The view is fixed at its presented frame, since no constraint places it.
        let isFixed = source == .layoutInMotion && view.followsItsFrame
        if isFixed { value.autoresizing = Autoresizing(fixed: view.shownFrameFromCorner) }
        let animations = view.layer.numberAnimations
        guard !animations.isEmpty else { return }
        let shown = view.layer(showing: .presentation)
        var motion = ViewMotion()
        switch source {
        case .layout: break
        case .shown:
            if let frame = value.autoresizing?.frame {
                keepMotions { $0.addFrame(to: &motion, view.layer, shown, frame, animations) }
            }
        case .layoutInMotion, .layoutMoved:
            let frame = view.shownFrameFromCorner
            keepMotions { $0.addFrame(to: &motion, view.layer, shown, frame, animations) }
            if motion.movesFrame, !isFixed { motion.base = view.followsItsFrame ? .model : .constraints }
        }
        keepMotions { $0.addOpacity(to: &motion, Double(view.layer.opacity), seen: value.alpha, animations) }
        if motion != ViewMotion() { value.motion = motion }
    }

    /// Discards the animations that were added by a closure that returns `false`.
    private mutating func keepMotions(if isTold: (inout FrozenMotions) -> Bool) {
        let former = self
        if !isTold(&self) { self = former }
    }

    private mutating func addOpacity(
        to motion: inout ViewMotion, _ end: Double, seen: Double, _ animations: [NumberAnimation]
    ) -> Bool {
        let opacity = number(.opacity, animations, end: end).withoutRests
        guard !opacity.tracks.isEmpty, isNear(opacity.value(in: motions), seen) else { return false }
        motion.alpha = opacity
        return true
    }

    private mutating func addFrame(
        to motion: inout ViewMotion, _ layer: CALayer, _ shown: CALayer, _ frame: Rect, _ animations: [NumberAnimation]
    ) -> Bool {
        // The scroll offset of a superview is not part of the layers' positions.
        let (seen, end) = (shown.untransformedFrame, layer.untransformedFrame)
        let scrolled = Point(x: frame.minX - Double(seen.origin.x), y: frame.minY - Double(seen.origin.y))
        let width = number(.width, animations, end: Double(end.size.width))
        let height = number(.height, animations, end: Double(end.size.height))
        var x = number(.x, animations, end: Double(end.origin.x) + scrolled.x, around: Double(layer.position.x))
        var y = number(.y, animations, end: Double(end.origin.y) + scrolled.y, around: Double(layer.position.y))
        x.add(width.tracks, times: -Double(layer.anchorPoint.x))
        y.add(height.tracks, times: -Double(layer.anchorPoint.y))
        let numbers = [x, y, width, height].map(\.withoutRests)
        let values = numbers.map { $0.value(in: motions) }
        guard numbers.contains(where: { !$0.tracks.isEmpty }),
            zip(values, [frame.minX, frame.minY, frame.width, frame.height]).allSatisfy(isNear)
        else { return false }
        (motion.x, motion.y, motion.width, motion.height) = (numbers[0], numbers[1], numbers[2], numbers[3])
        return true
    }

    /// Returns an animated number of a layer that ends at a value; `value` is the base of the layer's animation values,
    /// if it differs.
    private mutating func number(
        _ number: NumberAnimation.Number, _ animations: [NumberAnimation], end: Double, around value: Double? = nil
    ) -> MovingNumber {
        var result = MovingNumber(end: end)
        for animation in animations where animation.number == number {
            let base = animation.isAdditive ? 0 : value ?? end
            // A non-additive animation replaces the earlier ones.
            if !animation.isAdditive { result.tracks = [] }
            var track = MovingNumber.Track(motion: place(of: animation.course), from: 0)
            track.way = animation.way.map { $0 - base }
            result.tracks.append(track)
        }
        return result
    }

    /// Returns the index of an animation; `nil` if it animates nothing in the screen.
    func number(of course: AnimationCourse) -> Int? { places[course] }

    private mutating func place(of course: AnimationCourse) -> Int {
        if let place = places[course] { return place }
        places[course] = motions.count
        var motion = Motion(
            time: seconds(CACurrentMediaTime() - course.added), delay: seconds(course.begin - course.added),
            duration: course.duration, curve: course.curve)
        (motion.repeats, motion.autoreverses, motion.keyTimes) = (course.repeats, course.autoreverses, course.keyTimes)
        motions.append(motion)
        return motions.count - 1
    }

    /// Returns a time difference without rounding errors.
    private func seconds(_ difference: Double) -> Double { (difference * 1e9).rounded() / 1e9 }

    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }
}

extension UIView {
    /// The presented frame relative to the presented bounds origin of the superview, in points.
    fileprivate var shownFrameFromCorner: Rect {
        let frame = layer(showing: .presentation).untransformedFrame
        let origin = superview?.layer(showing: .presentation).bounds.origin ?? .zero
        return Rect(
            x: Double(frame.minX - origin.x), y: Double(frame.minY - origin.y), width: Double(frame.width),
            height: Double(frame.height))
    }
}

extension MovingNumber {
    /// The number without tracks that do not change it, such as those for the size of a view that only moves.
    fileprivate var withoutRests: MovingNumber {
        MovingNumber(end: end, tracks: tracks.filter { $0.way.contains { abs($0) > 1e-9 } })
    }

    /// Adds the tracks of another number, multiplied by a factor.
    fileprivate mutating func add(_ others: [Track], times factor: Double) {
        guard factor != 0 else { return }
        for other in others {
            if let place = tracks.firstIndex(where: { $0.motion == other.motion }) {
                // Tracks of the same animation have the same number of keyframes.
                tracks[place].way = zip(tracks[place].way, other.way).map { $0 + $1 * factor }
            } else {
                var track = other
                track.way = other.way.map { $0 * factor }
                tracks.append(track)
            }
        }
    }
}
