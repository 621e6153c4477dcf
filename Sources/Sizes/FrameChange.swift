import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// For which windows of a line a change of a screen moves its views.
package struct FrameChange: Hashable, Sendable {
    /// The widths in points at which a view has another frame, is new or is gone; ascending.
    package let widths: [ClosedRange<Double>]

    /// Compares the stretches of a root before and after a change; views with the same id are the same.
    package init(from before: [Stretch], to after: [Stretch]) {
        let ends = Set((before + after).flatMap { [$0.widths.lowerBound, $0.widths.upperBound] }).sorted()
        widths = zip(ends, ends.dropFirst()).reduce(into: []) { ranges, ends in
            // What lies between two stretches is less than a pixel.
            guard ends.1 - ends.0 > 2 * Stretch.step, let old = before.stretch(between: ends),
                let new = after.stretch(between: ends), !new.isLike(old, between: ends)
            else { return }
            if let last = ranges.last, ends.0 - last.upperBound <= 2 * Stretch.step {
                ranges[ranges.count - 1] = last.lowerBound...ends.1
            } else {
                ranges.append(ends.0...ends.1)
            }
        }
    }
}

extension [Stretch] {
    /// The stretch that holds the windows between two, or the one before them.
    fileprivate func stretch(between ends: (Double, Double)) -> Stretch? {
        last { $0.widths.lowerBound < ends.1 - Stretch.step }
    }
}

extension Stretch {
    /// Whether views with the same id have the same frames on both; what is linear and the same at both ends is the same.
    fileprivate func isLike(_ other: Stretch, between ends: (Double, Double)) -> Bool {
        [ends.0, ends.1].allSatisfy { width in
            let (frames, others) = (frames(at: width), other.frames(at: width))
            return frames.count == others.count
                && frames.allSatisfy { id, frame in others[id].map { frame.isNear($0) } ?? false }
        }
    }

    private func frames(at width: Double) -> [String: Rect] {
        let frames = piece?.frames(at: width - widths.lowerBound) ?? layout.views.map(\.screenFrame)
        return Dictionary(zip(layout.views.map(\.view.id), frames)) { first, _ in first }
    }
}

extension Rect {
    /// Whether both are the same but for what no pixel shows.
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            abs($0) < 1e-3
        }
    }
}
