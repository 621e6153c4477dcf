import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

extension Screen {
    /// The screens before each animation that a change of constants began, oldest first, each with the animations that
    /// began then.
    var statesBeforeMotions: [(motions: Set<Int>, screen: Screen)] {
        let changed = Set(constraints.flatMap { ($0.formerConstants ?? []).map(\.motion) })
        // Animations that began at the same time are one change.
        let times = Set(changed.filter(motions.indices.contains).map { motions[$0].time }).sorted(by: >)
        return times.map { time in
            let begun = Set(motions.indices.filter { motions[$0].time == time })
            return (begun, before { motions.indices.contains($0) && motions[$0].time <= time })
        }
    }

    /// Returns the screen with the constants from before some animations; if a constraint has several, the first one's.
    private func before(_ isUndone: (Int) -> Bool) -> Screen {
        var screen = self
        for place in constraints.indices {
            guard let former = constraints[place].formerConstants?.first(where: { isUndone($0.motion) }) else {
                continue
            }
            screen.constraints[place].constant = former.constant
        }
        return screen
    }
}

extension Layout {
    /// Returns the layout with views at their presentation frames, given the layouts before the animations, oldest
    /// first.
    func moved(from former: [(motions: Set<Int>, layout: Layout)]) -> Layout {
        let states = former.map(\.layout.views) + [views]
        var placed = views
        for position in placed.indices {
            guard var motion = placed[position].view.motion, motion.base != .shown, motion.movesFrame else { continue }
            let frames = states.map { $0[position].frame }
            motion.follow(frames, former.map(\.motions))
            placed[position].view.motion = motion
            guard let frame = motion.frame(in: authored.motions) else { continue }
            if frame.width != placed[position].frame.width { placed[position].measuredWidth = nil }
            placed[position].frame = frame
        }
        let grid = PixelGrid(scale: screen.rules.edgeScale ?? screen.viewport.scale)
        var exact: [Rect] = []
        for position in placed.indices {
            let outer = placed[position].parent.map { exact[$0] } ?? .zero
            exact.append(placed[position].frame.offset(x: outer.minX, y: outer.minY))
            placed[position].screenFrame = grid.frame(exact[position])
        }
        return Layout(
            screen: screen, authored: authored, views: placed, constraints: constraints, diagnostics: diagnostics,
            insets: insets, placedGuides: placedGuides)
    }

    /// The screen for documents without the places of layout: each view has the frame in which it is visible, and
    /// nothing else determines it.
    package var screenOfShownFrames: Screen {
        var screen = authored
        screen.constraints = []
        let known = Dictionary(views.map { ($0.view.id, $0) }) { first, _ in first }
        screen.root.changeAllViews { view in
            guard let placed = known[view.id], placed.parent != nil else { return }
            view.autoresizing = Autoresizing(fixed: placed.frame)
            if case .stack = view.content { view.content = .none }
            guard var motion = placed.view.motion else { return }
            motion.base = .shown
            view.motion = motion
        }
        return screen
    }
}

extension ViewMotion {
    /// Sets the ends of animations to the places of layout, and their beginnings, if these follow from constraints, to
    /// the earlier places.
    fileprivate mutating func follow(_ frames: [Rect], _ motions: [Set<Int>]) {
        guard let end = frames.last else { return }
        x?.follow(frames.map(\.minX), end.minX, motions, base)
        y?.follow(frames.map(\.minY), end.minY, motions, base)
        width?.follow(frames.map(\.width), end.width, motions, base)
        height?.follow(frames.map(\.height), end.height, motions, base)
    }
}

extension MovingNumber {
    fileprivate mutating func follow(_ values: [Double], _ end: Double, _ motions: [Set<Int>], _ base: MotionBase) {
        self.end = end
        guard base == .constraints else { return }
        tracks = tracks.map { track in
            guard let state = motions.firstIndex(where: { $0.contains(track.motion) }) else { return track }
            return Track(motion: track.motion, from: values[state] - values[state + 1])
        }
    }
}
