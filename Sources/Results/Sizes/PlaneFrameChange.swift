package import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimNotation

/// The windows of a plane in which a change of a screen moves its views.
package struct PlaneFrameChange: Hashable, Sendable {
    /// The widths of the windows in which a view's frame changed, or a view was added or removed.
    package private(set) var widths: ChangedLengths
    /// The heights of these windows.
    package private(set) var heights: ChangedLengths
    /// The ids of the views that move, those that move in lower windows first.
    package private(set) var views: [String] = []
    /// The changed widths along each line that has any.
    private var lines: [[ClosedRange<Double>]] = []
    /// The heights in points at which the windows before or after the change are not known.
    private var unknown: ChangedLengths

    /// Compares the bands of a root before and after a change in the same plane; views with the same id correspond.
    ///
    /// Between two heights at which no band of either begins or ends, frames and the edges of pieces are linear, so
    /// that what is equal along the lines at both heights is equal between them.
    package init(from before: [Band], to after: [Band], in plane: SizePlane) {
        widths = ChangedLengths(in: plane.widths)
        heights = ChangedLengths(in: plane.heights)
        unknown = ChangedLengths(in: plane.heights)
        let ends = Set((before + after).flatMap { [$0.heights.lowerBound, $0.heights.upperBound] })
            .union([plane.heights.lowerBound, plane.heights.upperBound]).sorted()
        for (lower, upper) in zip(ends, ends.dropFirst()) where upper - lower > PlaneWalk.seam {
            guard let old = before.band(between: lower, upper), let new = after.band(between: lower, upper) else {
                unknown.add((lower...upper).inTenths)
                continue
            }
            for height in [lower, upper] {
                add(
                    FrameChange(from: SizePartition(old.line(at: height)), to: SizePartition(new.line(at: height))),
                    between: lower...upper)
            }
        }
    }

    private mutating func add(_ change: FrameChange, between heights: ClosedRange<Double>) {
        guard !change.widths.ranges.isEmpty else { return }
        views += change.views.filter { !views.contains($0) }
        for range in change.widths.ranges { widths.add(range) }
        self.heights.add(heights.inTenths)
        lines.append(change.widths.ranges)
    }

    /// Whether frames change in all windows of these widths and heights, to within a pixel.
    package var isRectangle: Bool {
        lines.allSatisfy { line in
            line.count == widths.ranges.count
                && zip(line, widths.ranges).allSatisfy {
                    abs($0.lowerBound - $1.lowerBound) <= 0.5 && abs($0.upperBound - $1.upperBound) <= 0.5
                }
        }
    }
}

extension PlaneFrameChange: CustomStringConvertible {
    /// The change in words: `frames change for widths 414 … 1400 and heights 480 … 600; nothing changes for widths
    /// below 414 or heights above 600`.
    package var description: String { text { _ in nil } }

    /// Returns the text including the views that change, with their names for people.
    package func text(_ name: (String) -> String?) -> String {
        guard !widths.ranges.isEmpty else { return "frames change in no window" + limits }
        let sides = [("widths", widths), ("heights", heights)].filter { !$0.1.isWhole }
        let ranges = sides.map { "\($0) \($1.text)" }.joined(separator: " and ")
        let windows =
            switch (isRectangle, sides.isEmpty) {
            case (true, true): "in all windows"
            case (true, false): "for \(ranges)"
            case (false, true): "in some windows"
            case (false, false): "in some windows of \(ranges)"
            }
        let rest = sides.flatMap { side, lengths in lengths.unchanged.map { "\(side) \($0)" } }
        return "frames\(views.owners(name)) change \(windows)"
            + (rest.isEmpty ? "" : "; nothing changes for \(rest.joined(separator: " or "))") + limits
    }

    private var limits: String {
        unknown.ranges.isEmpty ? "" : "; not compared for heights \(unknown.text), which are not proven"
    }
}

extension [Band] {
    /// Returns the proven band that contains all windows between two heights.
    fileprivate func band(between lower: Double, _ upper: Double) -> Band? {
        let middle = (lower + upper) / 2
        return first { $0.isProven && $0.heights.contains(middle) }
    }
}

extension ClosedRange<Double> {
    /// The lengths rounded to a tenth of a point; the gaps between bands are smaller.
    fileprivate var inTenths: Self { (lowerBound * 10).rounded() / 10...(upperBound * 10).rounded() / 10 }
}
