package import LayoutSimText

extension ControlMetrics {
    /// Returns the natural width of a segment, in points; `titleWidth` measures a title in a font.
    private func width(of segment: Control.Segment, titleWidth: (String, Font) -> Double) -> Double {
        let font = segment.looks?.font ?? segmentFont
        let width = segment.title.isEmpty ? segment.imageWidth : titleWidth(segment.title, font)
        return width.rounded(.up) + segmentPadding
    }

    /// Returns the natural widths of segments in points: explicit widths where set, and otherwise that of the widest
    /// segment, or each segment's own if apportioned by content, which is for "segments whose width value is 0" (Apple,
    /// `apportionsSegmentWidthsByContent`).
    package func widths(
        of segments: [Control.Segment], byContent: Bool, titleWidth: (String, Font) -> Double
    ) -> [Double] {
        let own = segments.map { $0.width > 0 ? 0 : width(of: $0, titleWidth: titleWidth) }
        let widest = own.max() ?? 0
        return zip(segments, own).map { segment, own in
            segment.width > 0 ? segment.width : byContent ? own : widest
        }
    }

    /// Returns the widths of segments in a control of a given length, in points: explicit widths are kept, and the
    /// other segments share the rest, equally or by content; if all are explicit, they share the length in proportion.
    package func widths(
        of segments: [Control.Segment], in length: Double, byContent: Bool, titleWidth: (String, Font) -> Double
    ) -> [Double] {
        let isAnyOpen = segments.contains { $0.width <= 0 }
        let weights = segments.map { segment in
            guard segment.width <= 0 else { return isAnyOpen ? 0 : segment.width }
            return byContent ? width(of: segment, titleWidth: titleWidth) : 1
        }
        let total = weights.reduce(0, +)
        guard total > 0 else { return [] }
        let kept = isAnyOpen ? segments.reduce(0) { $0 + max(0, $1.width) } : 0
        let rest = max(0, length - kept)
        return zip(segments, weights).map { segment, weight in
            weight > 0 ? rest * weight / total : max(0, segment.width)
        }
    }
}
