import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

/// Where the buttons and the title view of a navigation bar lie, in points of the bar.
@MainActor struct NavigationBarArrangement {
    /// All buttons and gaps; those of the app's views too.
    private(set) var places: [BarButtonPlace] = []
    private(set) var titleView: CGRect?

    private let bar: UINavigationBar
    /// Where the row of buttons begins, below a line of prompt, and how high it is.
    private let (top, height): (CGFloat, CGFloat)
    /// What the buttons leave between them, from left to right in a bar that is read so.
    private var room: (start: CGFloat, end: CGFloat)
    private static let gap: CGFloat = 16
    /// From a title view to what lies beside it.
    private static let titleGap: CGFloat = 8

    init?(_ bar: UINavigationBar) {
        guard !bar.isSearching, let item = bar.topItem else { return nil }
        self.bar = bar
        let margin = CGFloat(SideMargin.points(width: Double(bar.bounds.width)))
        let insets = bar.superview?.safeAreaInsets ?? .zero
        room = (insets.left + margin, bar.bounds.width - insets.right - margin)
        top = item.promptHeight
        height = min(max(0, bar.bounds.height - top), CGFloat(ControlMetrics.navigationRowHeight))
        addBackButton(edge: insets.left)
        addLeading(item.shownLeadingItems)
        addTrailing(item.shownTrailingItems)
        placeTitle(item)
        let isMirrored = bar.isMirrored
        places = places.map { $0.mirrored(in: bar.bounds.width, if: isMirrored) }
        titleView = titleView?.mirrored(in: bar.bounds.width, if: isMirrored)
    }

    private mutating func addBackButton(edge: CGFloat) {
        guard let back = bar.backItem, let title = bar.shownBackTitle else { return }
        let end = CGFloat(ControlMetrics.backChevronWidth) + title.width(of: .systemFont(ofSize: 17))
        // Fingers reach around a chevron.
        let frame = CGRect(x: edge, y: top, width: max(44, end), height: height)
        places.append(
            BarButtonPlace(kind: .back(back), frame: frame, label: back.backLabel, identifier: "BackButton"))
        room.start += end
    }

    private mutating func addLeading(_ items: [UIBarButtonItem]) {
        for (index, item) in items.enumerated() {
            if index > 0 { room.start += Self.gap }
            let width = item.titleWidth
            places.append(item.place(CGRect(x: room.start, y: top, width: width, height: height)))
            room.start += width
        }
    }

    private mutating func addTrailing(_ items: [UIBarButtonItem]) {
        for (index, item) in items.enumerated() {
            if index > 0 { room.end -= Self.gap }
            room.end -= item.titleWidth
            places.append(item.place(CGRect(x: room.end, y: top, width: item.titleWidth, height: height)))
        }
    }

    /// A title view is in the middle of the bar; beside wide buttons it moves, and where that is not enough it shrinks.
    private mutating func placeTitle(_ item: UINavigationItem) {
        guard let view = item.titleView, let adaptor = bar.adaptor(of: view) else { return }
        let trailing = item.shownTrailingItems.count
        let start = room.start + (places.count > trailing ? Self.titleGap : 0)
        let end = room.end - (trailing > 0 ? Self.titleGap : 0)
        let size = adaptor.size(in: CGSize(width: max(0, end - start), height: height))
        let middle = (bar.bounds.width - size.width) / 2
        let x = max(start, min(middle, end - size.width))
        titleView = CGRect(x: x, y: top + (height - size.height) / 2, width: size.width, height: size.height)
    }
}

extension UINavigationBar {
    var buttonPlaces: [BarButtonPlace] { (NavigationBarArrangement(self)?.places ?? []).filter(\.isButton) }

    /// Takes the views of the topmost item in, and places them.
    func placeViewsOfApp() {
        holdViewsOfApp(isSearching ? [] : topItem?.viewsOfApp(in: self) ?? [])
        guard let arrangement = NavigationBarArrangement(self) else { return }
        for place in arrangement.places { placeView(of: place) }
        if let view = topItem?.titleView, let frame = arrangement.titleView { adaptor(of: view)?.place(in: frame) }
    }

    /// The width that a title view asks for, in points.
    func titleViewWidth(_ view: UIView) -> CGFloat {
        let row = CGSize(width: bounds.width, height: CGFloat(ControlMetrics.navigationRowHeight))
        return adaptor(of: view)?.size(in: row).width ?? view.bounds.width
    }
}

extension UINavigationItem {
    fileprivate func viewsOfApp(in bar: UINavigationBar) -> [UIView] {
        (titleView.map { [$0] } ?? []) + (shownLeadingItems + shownTrailingItems).viewsOfApp(in: bar)
    }
}

extension [UIBarButtonItem] {
    /// The views of the items, which tell the bar when they change.
    @MainActor func viewsOfApp(in bar: UIView) -> [UIView] {
        for item in self { item.bar = bar }
        return compactMap(\.customView)
    }
}

extension UIView {
    /// Puts the view of a button into the middle of its place in the bar.
    func placeView(of place: BarButtonPlace) {
        guard case .item(let item) = place.kind, let view = item.customView, let adaptor = adaptor(of: view) else {
            return
        }
        let size = adaptor.size(in: CGSize(width: place.frame.width, height: place.frame.height))
        adaptor.place(
            in: CGRect(
                x: place.frame.midX - size.width / 2, y: place.frame.midY - size.height / 2, width: size.width,
                height: size.height))
    }
}
