import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimViewTree

/// For which windows of a line a change of a screen moves its views.
package struct FrameChange: Hashable, Sendable {
    /// The widths in points at which a view has another frame, is new or is gone; ascending.
    package private(set) var widths: [ClosedRange<Double>] = []
    /// The ids of the views that move, those that move in narrower windows first.
    package private(set) var views: [String] = []
    /// The widths in points that were compared.
    package let compared: ClosedRange<Double>
    /// The widths at which one of both is not known.
    private let sampled: [ClosedRange<Double>]

    /// Compares a root before and after a change, at the widths that were compared at both times; views with the same id are
    /// the same.
    package init(from before: SizePartition, to after: SizePartition) {
        let lower = max(before.widths.lowerBound, after.widths.lowerBound)
        compared = lower...max(lower, min(before.widths.upperBound, after.widths.upperBound))
        sampled = after.sampled + before.sampled.filter { !after.sampled.contains($0) }
        let ends = Set((before.pieces + after.pieces).flatMap { [$0.widths.lowerBound, $0.widths.upperBound] })
            .filter(compared.contains).sorted()
        for (start, end) in zip(ends, ends.dropFirst()) where end - start > FrameChange.gap {
            guard let old = before.piece(between: start, end), let new = after.piece(between: start, end) else {
                continue
            }
            add(start...end, new.moved(from: old, between: start, end))
        }
    }

    private mutating func add(_ range: ClosedRange<Double>, _ moved: [String]) {
        guard !moved.isEmpty else { return }
        views += moved.filter { !views.contains($0) }
        if let last = widths.last, range.lowerBound - last.upperBound <= FrameChange.gap {
            widths[widths.count - 1] = last.lowerBound...range.upperBound
        } else {
            widths.append(range)
        }
    }

    /// Between two pieces, in points; far less than a pixel.
    private static let gap = 0.004
}

extension FrameChange: CustomStringConvertible {
    /// `frames change for widths 414 … 1400; nothing changes below 414`.
    package var description: String { text { _ in nil } }

    /// The same with the views that change, by what people call them.
    package func text(_ names: ViewNames) -> String { text { names[$0] } }

    private func text(_ name: (String) -> String?) -> String {
        guard let first = widths.first, let last = widths.last else { return "no frame changes at any width" + unknown }
        let lower = first.lowerBound - compared.lowerBound > 0.5 ? ["below \(decimal(first.lowerBound))"] : []
        let upper = compared.upperBound - last.upperBound > 0.5 ? ["above \(decimal(last.upperBound))"] : []
        let rest = lower + upper
        let named = views.prefix(2).compactMap(name)
        let others = named.isEmpty ? 0 : views.count - named.count
        let parts = named + (others > 0 ? [counted(others, "more view")] : [])
        let owners = parts.isEmpty ? "" : " of \(parts.joined(separator: parts.count > 2 ? ", " : " and "))"
        return "frames\(owners) change for widths " + widths.map(\.pointsText).joined(separator: ", ")
            + (rest.isEmpty ? "" : "; nothing changes " + rest.joined(separator: " or ")) + unknown
    }

    private var unknown: String {
        guard !sampled.isEmpty else { return "" }
        return "; not compared for widths \(sampled.map(\.pointsText).joined(separator: ", ")), which are not proven"
    }
}

extension SizePartition {
    /// The piece that holds all windows between two.
    fileprivate func piece(between start: Double, _ end: Double) -> Piece? {
        let middle = (start + end) / 2
        return pieces.first { $0.widths.contains(middle) }
    }
}

extension SizePartition.Piece {
    /// The views that have other frames in an earlier piece between two widths, or that it has not; what is linear and the same at
    /// both ends is the same.
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
    /// Whether both are the same but for what no pixel shows; numbers of documents are rounded to thousandths.
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            abs($0) < 4e-3
        }
    }
}
