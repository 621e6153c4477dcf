import LayoutSimGeometry
import LayoutSimInertness
import UIKit

/// Where the views in scroll views are, for a reader or a binding around these.
@MainActor final class ScrollPositions: Equatable {
    private struct Rows {
        weak var rows: LazyRows?
        weak var record: ScrollRecord?
    }

    private struct Place {
        var place: GeometryPlace
        weak var record: ScrollRecord?
    }

    /// Those of the reader or binding around.
    weak var outer: ScrollPositions?
    private var places: [AnyHashable: Place] = [:]
    /// The identities in the order in which they were written down.
    private var order: [AnyHashable] = []
    private var rows: [Rows] = []
    /// A row to scroll to once more when it is laid out, since its place was only thought of.
    private var pending: (id: AnyHashable, anchor: UnitPoint?)?

    nonisolated static func == (one: ScrollPositions, other: ScrollPositions) -> Bool { one === other }

    /// Writes down rows that can be scrolled to though they are not made.
    func note(_ rows: LazyRows, in record: ScrollRecord?) {
        self.rows.removeAll { $0.rows == nil || $0.rows === rows }
        self.rows.append(Rows(rows: rows, record: record))
        outer?.note(rows, in: record)
    }

    /// Writes down the place of a view with an identity of its own.
    func note(_ id: AnyHashable, at place: GeometryPlace, in record: ScrollRecord?) {
        if places.updateValue(Place(place: place, record: record), forKey: id) == nil { order.append(id) }
        outer?.note(id, at: place, in: record)
    }

    /// Looks once more where a row is that was not made when it was scrolled to.
    func rowsAreMade() {
        outer?.rowsAreMade()
        guard let (id, anchor) = pending, let target = interval(of: id), let view = target.record?.view else { return }
        let offset = offset(to: target.interval, in: view, anchor)
        if offset == view.contentOffset { pending = nil } else { view.move(to: offset) }
    }

    /// Moves the scroll view around a view until it is in sight; without an anchor as little as possible.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        if let place = places[id], let view = place.record?.view, let rect = place.place.rectInScrollView {
            let seen = ScrollExtent(view)
            view.move(
                to: CGPoint(
                    x: offset(rect.minX, rect.width, seen.x, anchor?.x),
                    y: offset(rect.minY, rect.height, seen.y, anchor?.y)))
        } else if let target = interval(of: id), let view = target.record?.view {
            pending = (id, anchor)
            view.move(to: offset(to: target.interval, in: view, anchor))
        } else {
            inert(.behavior, "ScrollViewProxy.scrollTo(_:anchor:)")
        }
    }

    /// Returns the identity of the view in a scroll view that is at a point of it, by its shares; `nil` if none is.
    func identity(at anchor: UnitPoint, of view: HostedScrollView) -> AnyHashable? {
        let seen = ScrollExtent(view)
        // The point is within the last view and not behind it.
        let point = CGPoint(
            x: seen.x.start + max(0, seen.x.length * anchor.x - 0.01 * anchor.x),
            y: seen.y.start + max(0, seen.y.length * anchor.y - 0.01 * anchor.y))
        let insets = view.insets
        let inside = CGPoint(x: point.x + insets.left, y: point.y + insets.top)
        for rows in rows where rows.record?.view === view {
            if let id = rows.rows?.identity(at: inside) { return id }
        }
        return order.first { id in
            guard let place = places[id], place.record?.view === view, place.place.isInTree else { return false }
            guard let rect = place.place.rectInScrollView else { return false }
            let axes = view.axes
            return (!axes.contains(.horizontal) || point.x >= rect.minX && point.x < rect.maxX)
                && (!axes.contains(.vertical) || point.y >= rect.minY && point.y < rect.maxY)
        }
    }

    /// Returns the identities of the views of which at least a share is in sight of a scroll view.
    func identities(in view: HostedScrollView, threshold: Double) -> [AnyHashable] {
        let seen = ScrollExtent(view)
        let visible = CGRect(x: seen.x.start, y: seen.y.start, width: seen.x.length, height: seen.y.length)
        var found: [AnyHashable] = []
        for rows in rows where rows.record?.view === view {
            guard let rows = rows.rows else { continue }
            found += rows.identities(in: visible.offsetBy(dx: view.insets.left, dy: view.insets.top), threshold)
        }
        for id in order {
            guard let place = places[id], place.record?.view === view, place.place.isInTree,
                let rect = place.place.rectInScrollView, rect.width * rect.height > 0
            else { continue }
            let part = rect.intersection(visible)
            if !part.isNull, part.width * part.height >= rect.width * rect.height * threshold { found.append(id) }
        }
        return found
    }

    private func interval(of id: AnyHashable) -> (interval: RowInterval, record: ScrollRecord?)? {
        for rows in rows {
            if let found = rows.rows, let interval = found.index(id).flatMap(found.interval) {
                return (interval, rows.record)
            }
        }
        return nil
    }

    private func offset(to target: RowInterval, in view: HostedScrollView, _ anchor: UnitPoint?) -> CGPoint {
        var point = view.contentOffset
        let seen = ScrollExtent(view)
        let (start, length) = (CGFloat(target.start), CGFloat(target.length))
        if target.axis == .horizontal {
            point.x = offset(start - view.insets.left, length, seen.x, anchor?.x)
        } else {
            point.y = offset(start - view.insets.top, length, seen.y, anchor?.y)
        }
        return view.within(point)
    }

    private func offset(
        _ start: CGFloat, _ length: CGFloat, _ seen: (start: CGFloat, length: CGFloat), _ share: CGFloat?
    ) -> CGFloat {
        if let share { return start + length * share - seen.length * share }
        if start < seen.start { return start }
        if start + length > seen.start + seen.length { return start + length - seen.length }
        return seen.start
    }
}

/// What is seen of the content of a scroll view without its insets, in points from where the content begins.
private struct ScrollExtent {
    let x: (start: CGFloat, length: CGFloat)
    let y: (start: CGFloat, length: CGFloat)

    @MainActor init(_ view: HostedScrollView) {
        let (insets, size, offset) = (view.insets, view.bounds.size, view.contentOffset)
        x = (offset.x, size.width - insets.left - insets.right)
        y = (offset.y, size.height - insets.top - insets.bottom)
    }
}

extension GeometryPlace {
    /// The frame in the content of the nearest scroll view, in points from where the content begins without its insets.
    fileprivate var rectInScrollView: CGRect? {
        guard isKnown, let space = geometry.scroll else { return nil }
        return geometry.frame.offsetBy(dx: space.offset.x - space.corner.x, dy: space.offset.y - space.corner.y)
    }
}
