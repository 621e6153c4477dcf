import LayoutSimGeometry
import LayoutSimInertness
import UIKit

/// The scroll view that a reader scrolls, and where the views in it are.
@MainActor final class ScrollPositions: Equatable {
    private struct Rows {
        weak var rows: LazyRows?
    }

    private weak var scrollView: UIScrollView?
    /// Those of the reader or binding around.
    weak var outer: ScrollPositions?
    /// The view that a binding names.
    var named: AnyHashable?
    /// The point of the scroll view at which the named view is; `nil` for the start.
    var anchor: UnitPoint?
    /// Has a binding name another view.
    var moved: ((AnyHashable) -> Void)?
    /// Where the scroll view was moved by code.
    private var ownOffset: CGPoint?
    private var places: [AnyHashable: GeometryPlace] = [:]
    private var rows: [Rows] = []
    /// A row to scroll to once more when it is laid out, since its place was only thought of.
    private var pending: (id: AnyHashable, anchor: UnitPoint?)?

    nonisolated static func == (one: ScrollPositions, other: ScrollPositions) -> Bool { one === other }

    /// Writes down rows that can be scrolled to though they are not made.
    func note(_ rows: LazyRows) {
        self.rows.removeAll { $0.rows == nil || $0.rows === rows }
        self.rows.append(Rows(rows: rows))
        outer?.note(rows)
    }

    /// Writes down the place of a view with an identity of its own.
    func note(_ id: AnyHashable, at place: GeometryPlace) {
        places[id] = place
        outer?.note(id, at: place)
    }

    /// Takes the scroll view that shows the views.
    func show(in view: UIScrollView) {
        scrollView = view
        outer?.show(in: view)
        guard let (id, anchor) = pending, let target = interval(of: id) else { return }
        let offset = offset(to: target, in: view, anchor)
        if offset == view.contentOffset { pending = nil } else { move(view, to: offset) }
    }

    /// Moves the scroll view until a view is in sight; without an anchor as little as possible.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        guard let scrollView else { return inert(.behavior, "ScrollViewProxy.scrollTo(_:anchor:)") }
        if let geometry = places[id]?.geometry,
            let space = geometry.spaces.first(where: { unsafe $0.name == AnyHashable(ScrollSpace.nearest) })
        {
            let rect = geometry.frame.offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
            let (seen, content) = (scrollView.bounds, scrollView.contentSize)
            let point = CGPoint(
                x: offset(rect.minX, rect.width, seen.minX, seen.width, content.width, anchor?.x),
                y: offset(rect.minY, rect.height, seen.minY, seen.height, content.height, anchor?.y))
            move(scrollView, to: point)
        } else if let target = interval(of: id) {
            pending = (id, anchor)
            move(scrollView, to: offset(to: target, in: scrollView, anchor))
        } else {
            inert(.behavior, "ScrollViewProxy.scrollTo(_:anchor:)")
        }
    }

    private func move(_ view: UIScrollView, to offset: CGPoint) {
        ownOffset = offset
        view.contentOffset = offset
    }

    /// Has a binding name the row that is at the anchor now, unless code moved the scroll view.
    func scrolled(_ view: UIScrollView) {
        outer?.scrolled(view)
        guard let moved, view.contentOffset != ownOffset else { return }
        ownOffset = view.contentOffset
        let share = anchor ?? .topLeading
        let point = CGPoint(
            x: view.bounds.minX + view.bounds.width * share.x, y: view.bounds.minY + view.bounds.height * share.y)
        guard let id = rows.lazy.compactMap({ $0.rows?.identity(at: point) }).first, id != named else { return }
        named = id
        moved(id)
    }

    private func interval(of id: AnyHashable) -> RowInterval? {
        for rows in rows.compactMap(\.rows) {
            if let interval = rows.index(id).flatMap(rows.interval) { return interval }
        }
        return nil
    }

    private func offset(to target: RowInterval, in view: UIScrollView, _ anchor: UnitPoint?) -> CGPoint {
        var point = view.contentOffset
        let (seen, content) = (view.bounds, view.contentSize)
        let (start, length) = (CGFloat(target.start), CGFloat(target.length))
        if target.axis == .horizontal {
            point.x = offset(start, length, seen.minX, seen.width, content.width, anchor?.x)
        } else {
            point.y = offset(start, length, seen.minY, seen.height, content.height, anchor?.y)
        }
        return point
    }

    private func offset(
        _ start: CGFloat, _ length: CGFloat, _ seen: CGFloat, _ extent: CGFloat, _ content: CGFloat, _ share: CGFloat?
    ) -> CGFloat {
        var offset = seen
        if let share {
            offset = start + length * share - extent * share
        } else if start < seen {
            offset = start
        } else if start + length > seen + extent {
            offset = start + length - extent
        }
        return min(max(offset, 0), max(content - extent, 0))
    }
}
