import LayoutSimAutoLayout
import LayoutSimGeometry

extension Stretch {
    /// Returns the widths between which no edges that move relative to each other meet, no length passes 0 or the
    /// minimum touch target, no image its natural aspect ratio, and no text near other views breaks its lines
    /// differently. The visible parts of views count, too.
    ///
    /// Faults compare edges and lengths, so that between two of these widths each begins or ends at most once, by
    /// rounding to pixels or by the width of a text, both of which are monotonic. `shown` is what is visible at both
    /// ends.
    func criticalWidths(seenBy sight: FaultSight, shown: (first: [Rect], last: [Rect])) -> [Double] {
        guard let whole = change(widths, shown) else { return [] }
        let parts = partsBetweenBreaks(of: whole.textsNearOthers, sight)
        guard parts.count > 1 else { return criticalWidths(on: widths, whole) }
        return parts.flatMap { part in
            [part.lowerBound] + (change(part, sight).map { criticalWidths(on: part, $0) } ?? []) + [part.upperBound]
        }
    }

    private func change(_ widths: ClosedRange<Double>, _ sight: FaultSight) -> WindowChange? {
        guard piece != nil else { return nil }
        return change(
            widths, (sight.shown(layout(at: widths.lowerBound)), sight.shown(layout(at: widths.upperBound))))
    }

    /// Returns the change of the window; the visible part of a view moves with it, as long as its lines stay the same.
    private func change(_ widths: ClosedRange<Double>, _ shown: (first: [Rect], last: [Rect])) -> WindowChange? {
        guard let piece, widths.upperBound > widths.lowerBound else { return nil }
        func screen(_ width: Double, _ shown: [Rect]) -> MovingScreen {
            MovingScreen(layout(at: width), piece.frames(at: width - self.widths.lowerBound), shown: shown)
        }
        return WindowChange(
            from: screen(widths.lowerBound, shown.first), to: screen(widths.upperBound, shown.last))
    }

    private func criticalWidths(on widths: ClosedRange<Double>, _ change: WindowChange) -> [Double] {
        change.criticalParts.map { widths.lowerBound + $0 * (widths.upperBound - widths.lowerBound) }
    }
}

extension Stretch {
    /// Returns a width between each pair of adjacent critical ones, counting the ends of the stretch. Widths at which
    /// lines of a text break differently are omitted: a plane has too many lines of windows to determine them in all.
    func windowsBetweenCriticalOnes(seenBy sight: FaultSight) -> [Double] {
        var last = widths.lowerBound
        let critical = change(widths, sight).map { criticalWidths(on: widths, $0) } ?? []
        return (critical + [widths.upperBound]).compactMap { width in
            defer { last = width }
            // Events within a quarter of a point count as simultaneous.
            return width - last > 0.25 || widths.upperBound - widths.lowerBound <= 0.25 ? (last + width) / 2 : nil
        }
    }
}

extension Band {
    /// Returns the heights between which no edges that move relative to each other meet, and so on, while the window
    /// grows taller in the middle of each stretch, in ascending order; `shown` returns the visible part of each view of
    /// a layout.
    func criticalHeights(shown: (Layout) -> [Rect]) -> [Double] {
        let extent = heights.upperBound - heights.lowerBound
        guard extent > 0 else { return [] }
        let (lower, upper) = (line(at: heights.lowerBound), line(at: heights.upperBound))
        let parts = zip(lower, upper).flatMap { first, last in
            WindowChange(from: first.middleScreen(shown), to: last.middleScreen(shown)).criticalParts
        }
        return Set(parts).sorted().map { heights.lowerBound + $0 * extent }
    }
}

extension Stretch {
    fileprivate func middleScreen(_ shown: (Layout) -> [Rect]) -> MovingScreen {
        let middle = (widths.lowerBound + widths.upperBound) / 2
        let layout = layout(at: middle)
        return MovingScreen(layout, piece?.frames(at: middle - widths.lowerBound) ?? [], shown: shown(layout))
    }
}
