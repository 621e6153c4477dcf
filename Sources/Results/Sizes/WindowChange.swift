import LayoutSimGeometry

/// The change from one window to another in which everything moves linearly.
struct WindowChange {
    let first: MovingScreen
    let last: MovingScreen

    init(from first: MovingScreen, to last: MovingScreen) { (self.first, self.last) = (first, last) }

    /// The fractions of the way, from 0 to 1, at which two edges that move relative to each other meet, a length passes
    /// 0 or the minimum touch target, or an image its natural aspect ratio; in ascending order.
    ///
    /// Edges are those that an audit compares: the visible part of a view with that of another one, with the frames of
    /// its superviews and of those that clip or hide it, and with the window, if they come close to each other at all.
    var criticalParts: [Double] {
        Set(meetings + lengthParts + proportionalParts).sorted()
    }

    /// The positions of the views that are at least partly visible.
    var shownPositions: [Int] { first.shown.indices.filter { !first.shown[$0].isEmpty || !last.shown[$0].isEmpty } }

    private var meetings: [Double] {
        var found: [Double] = []
        let parts = shownPositions
        let boxes = parts.map { MovingBox(first.shown[$0], last.shown[$0]) }
        let frames = first.holders.map { MovingBox(first.frames[$0.position], last.frames[$0.position]) }
        let rooms = zip(first.rooms, last.rooms).map(MovingBox.init)
        for (place, part) in parts.enumerated() {
            for (before, other) in parts[..<place].enumerated() where !first.isInside(part, other) {
                boxes[place].meet(boxes[before], .common, into: &found)
            }
            for (holder, frame) in zip(first.holders, frames) {
                guard let nearness = nearness(of: part, to: holder) else { continue }
                boxes[place].meet(frame, nearness, into: &found)
            }
            for room in rooms { boxes[place].meet(room, .near, into: &found) }
        }
        meet(frames, into: &found)
        return found
    }

    /// Returns how close a visible part must come to a view with subviews for an audit to compare them; `nil` if it
    /// never does.
    private func nearness(of part: Int, to holder: MovingScreen.Holder) -> MovingBox.Nearness? {
        if holder.subviews.contains(part) { return .near }
        return holder.clips || holder.isPanel ? .common : nil
    }

    /// Adds where the content that a view clips is clipped or covered by another view.
    private func meet(_ frames: [MovingBox], into found: inout [Double]) {
        for place in frames.indices {
            for other in frames[..<place].indices where areCompared(first.holders[other], first.holders[place]) {
                frames[place].meet(frames[other], .near, into: &found)
            }
        }
    }

    private func areCompared(_ holder: MovingScreen.Holder, _ other: MovingScreen.Holder) -> Bool {
        guard holder.clips || other.clips else { return false }
        return holder.clips && other.clips || holder.isPanel || other.isPanel
            || holder.subviews.contains(other.position)
    }

    /// The fractions at which the lengths of views pass 0, the thickness of a line, or the minimum touch target.
    private var lengthParts: [Double] {
        first.frames.indices.flatMap { position -> [Double] in
            let (frame, next) = (first.frames[position], last.frames[position])
            return [(frame.width, next.width), (frame.height, next.height)].flatMap { length, nextLength in
                WindowChange.lengths.compactMap { MovingBox.meeting(length - $0, nextLength - $0) }
            }
        }
    }

    /// The fractions at which images have their natural aspect ratio.
    private var proportionalParts: [Double] {
        first.pictures.compactMap { position, size in
            let (frame, next) = (first.frames[position], last.frames[position])
            return MovingBox.meeting(
                frame.height * size.width - frame.width * size.height,
                next.height * size.width - next.width * size.height)
        }
    }

    /// Zero, the maximum thickness of a decoration, and the minimum touch target, in points.
    private static let lengths = [0.0, 2, 44]
}
