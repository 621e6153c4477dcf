import Foundation
public import Testing
public import UIKit

extension TestScreen {
    /// Scrolls by dragging until a touch can reach a target.
    ///
    /// A row is brought into view in its list, a view in the scroll view that contains it; a name that is not on the
    /// screen yet is searched for from the current position to the end. Throws if the target does not come into view.
    public func scroll(
        to target: some TouchTarget, in scrollView: UIScrollView? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try perform("scroll to \(words(of: target))", sourceLocation) { _ in
            for _ in 0..<Self.mostDrags {
                let sought = Sought(target, in: window)
                if sought.isReached { return }
                guard let view = scrollView ?? sought.scrollView else {
                    throw TouchError(sought.reason ?? "nothing on the screen scrolls")
                }
                let before = view.contentOffset
                drag(view, toward: sought.frame)
                settle()
                if view.contentOffset == before {
                    throw TouchError(
                        "\(sought.reason ?? "it does not come into view"); \(view.spokenName) does not scroll further")
                }
            }
            throw TouchError("it does not come into view after \(Self.mostDrags) drags")
        }
    }

    private static let mostDrags = 500

    /// Drags a scroll view's content so that a rectangle, in screen coordinates, moves to its center, as far as one
    /// drag can.
    private func drag(_ view: UIScrollView, toward frame: CGRect?) {
        let room = view.convert(view.bounds.inset(by: view.adjustedContentInset), to: nil as UIView?)
            .intersection(window.frame)
        let middle = CGPoint(x: room.midX, y: room.midY)
        let isVertical = view.contentSize.height > view.bounds.height || view.contentSize.width <= view.bounds.width
        let longest = (isVertical ? room.height : room.width) * 0.7
        let wanted = frame.map { isVertical ? middle.y - $0.midY : middle.x - $0.midX } ?? -longest
        // The first points of a drag do not scroll the content.
        let way = min(max(wanted + (wanted < 0 ? -10 : 10), -longest), longest)
        let start =
            isVertical
            ? CGPoint(x: middle.x, y: middle.y - way / 2) : CGPoint(x: middle.x - way / 2, y: middle.y)
        let end = isVertical ? CGPoint(x: middle.x, y: middle.y + way / 2) : CGPoint(x: middle.x + way / 2, y: middle.y)
        TouchPlace(start).drag(to: end, seconds: 0.15)
    }
}

/// The target of scrolling, as far as it can be located.
@MainActor private struct Sought {
    private(set) var isReached = false
    /// The frame in screen coordinates; `nil` if it is not known.
    private(set) var frame: CGRect?
    private(set) var scrollView: UIScrollView?
    private(set) var reason: String?

    init(_ target: some TouchTarget, in window: UIWindow) {
        do {
            if let place = target as? ListPlace { try find(place, in: window) }
            let element = try TouchPlace.element(target, in: window)
            let reach = Reach(element)
            (frame, reason) = (element.frame, reach.obstacle.map { "\(element.name) \($0)" })
            isReached = reach.obstacle == nil && !element.isCut
            scrollView = element.view?.superview.flatMap(UIScrollView.around)
        } catch {
            reason = "\(error)"
            scrollView =
                scrollView
                ?? ElementSearch(in: window).elements.compactMap { $0.view as? UIScrollView }
                .filter { $0.contentSize.height > $0.bounds.height || $0.contentSize.width > $0.bounds.width }
                .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
        }
    }

    private mutating func find(_ place: ListPlace, in window: UIWindow) throws {
        let list = try place.list(in: window)
        scrollView = list
        let rect =
            (list as? UITableView)?.rectForRow(at: place.path)
            ?? (list as? UICollectionView)?.layoutAttributesForItem(at: place.path)?.frame
        guard let rect, !rect.isEmpty else { throw TouchError("the list has no such row") }
        frame = list.convert(rect, to: nil as UIView?)
    }
}

extension UIScrollView {
    /// Returns the nearest scroll view that is or contains a view.
    fileprivate static func around(_ view: UIView) -> UIScrollView? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
    }
}

extension ScreenElement {
    /// Whether a scroll view that contains the element clips it although the element fits.
    fileprivate var isCut: Bool {
        guard let scroll = view?.superview.flatMap(UIScrollView.around) else { return false }
        let room = scroll.convert(scroll.bounds.inset(by: scroll.adjustedContentInset), to: nil as UIView?)
        return frame.height <= room.height && frame.width <= room.width && !room.insetBy(dx: -1, dy: -1).contains(frame)
    }
}
