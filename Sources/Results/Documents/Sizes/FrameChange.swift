import LayoutSimGeometry
import LayoutSimNotation

/// The windows along a line for which a change to a screen moves its views.
package struct FrameChange: Hashable, Sendable {
    /// The widths at which a view has a different frame, was added or was removed.
    package private(set) var widths: ChangedLengths
    /// The ids of the views that move, ordered by the narrowest window in which they do.
    package private(set) var views: [String] = []
    /// The widths at which either side is not known.
    private let sampled: [ClosedRange<Double>]

    /// Compares a root before and after a change at the widths that were examined both times, matching views by id.
    package init(from before: SizePartition, to after: SizePartition) {
        let lower = max(before.widths.lowerBound, after.widths.lowerBound)
        let compared = lower...max(lower, min(before.widths.upperBound, after.widths.upperBound))
        widths = ChangedLengths(in: compared)
        sampled = after.sampled + before.sampled.filter { !after.sampled.contains($0) }
        let ends = Set((before.pieces + after.pieces).flatMap { [$0.widths.lowerBound, $0.widths.upperBound] })
            .filter(compared.contains).sorted()
        for (start, end) in zip(ends, ends.dropFirst()) where end - start > ChangedLengths.gap {
            guard let old = before.piece(between: start, end), let new = after.piece(between: start, end) else {
                continue
            }
            add(start...end, new.moved(from: old, between: start, end))
        }
    }

    private mutating func add(_ range: ClosedRange<Double>, _ moved: [String]) {
        guard !moved.isEmpty else { return }
        views += moved.filter { !views.contains($0) }
        widths.add(range)
    }
}

extension FrameChange: CustomStringConvertible {
    /// `frames change for widths 414 … 1400; nothing changes below 414`.
    package var description: String { text { _ in nil } }

    /// Returns the description, including the names of the views that change.
    package func text(_ name: (String) -> String?) -> String {
        guard !widths.ranges.isEmpty else { return "no frame changes at any width" + unknown }
        let rest = widths.unchanged
        return "frames\(views.owners(name)) change for widths \(widths.text)"
            + (rest.isEmpty ? "" : "; nothing changes " + rest.joined(separator: " or ")) + unknown
    }

    private var unknown: String {
        guard !sampled.isEmpty else { return "" }
        return "; not compared for widths \(sampled.map(\.pointsText).joined(separator: ", ")), which are not proven"
    }
}

extension [String] {
    /// Returns the first few views by name and the number of the others, such as ` of title and 2 more views`, or an
    /// empty string if none has a name.
    package func owners(_ name: (String) -> String?) -> String {
        let named = prefix(2).compactMap(name)
        let others = named.isEmpty ? 0 : count - named.count
        let parts = named + (others > 0 ? [counted(others, "more view")] : [])
        return parts.isEmpty ? "" : " of \(parts.joined(separator: parts.count > 2 ? ", " : " and "))"
    }
}

extension SizePartition {
    /// Returns the piece that covers all windows between two widths.
    fileprivate func piece(between start: Double, _ end: Double) -> Piece? {
        let middle = (start + end) / 2
        return pieces.first { $0.widths.contains(middle) }
    }
}

extension SizePartition.Piece {
    /// Returns the views whose frames differ from those in an earlier piece between two widths, or that it lacks.
    /// Frames are linear, so comparing both ends is enough.
    fileprivate func moved(from other: SizePartition.Piece, between start: Double, _ end: Double) -> [String] {
        let known = Set(views.map(\.id))
        let gone = other.views.map(\.id).filter { !known.contains($0) }
        var moved: [String] = []
        for width in [start, end] {
            let (frames, others) = (frames(at: width), other.frames(at: width))
            for view in views where !moved.contains(view.id) {
                guard let frame = frames[view.id], let old = others[view.id], frame.isNear(old) else {
                    moved.append(view.id)
                    continue
                }
            }
        }
        return moved + gone
    }
}

extension Rect {
    /// Whether the rectangles are equal up to differences too small for a pixel, since documents round numbers to
    /// thousandths.
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            abs($0) < 4e-3
        }
    }
}
