import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

/// The layout of the buttons and the title view of a navigation bar, in points of the bar.
@MainActor struct NavigationBarArrangement {
    /// All buttons and spaces, including custom views.
    private(set) var places: [BarButtonPlace] = []
    private(set) var titleView: CGRect?

    private let bar: UINavigationBar
    /// The top and the height of the row of buttons, which is below the prompt.
    private let (top, height): (CGFloat, CGFloat)
    /// The remaining horizontal space between the buttons, in a left-to-right bar.
    private var room: (start: CGFloat, end: CGFloat)
    private static let gap: CGFloat = 16
    /// The gap between a title view and its neighbors.
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
        addCenter(item.shownCenterItems(bar.traitCollection), (bar.bounds.width + insets.left - insets.right) / 2)
        placeTitle(item)
        let isMirrored = bar.isMirrored
        places = places.map { $0.mirrored(in: bar.bounds.width, if: isMirrored) }
        titleView = titleView?.mirrored(in: bar.bounds.width, if: isMirrored)
    }

    private mutating func addBackButton(edge: CGFloat) {
        guard let back = bar.backItem, let title = bar.shownBackTitle else { return }
        let end = CGFloat(ControlMetrics.backChevronWidth) + bar.width(ofBackTitle: title)
        // The touch area extends beyond the chevron.
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

    private mutating func addCenter(_ items: [UIBarButtonItem], _ middle: CGFloat) {
        let used = items.map(\.titleWidth).reduce(0, +) + Self.gap * CGFloat(max(0, items.count - 1))
        var x = middle - used / 2
        for item in items {
            places.append(item.place(CGRect(x: x, y: top, width: item.titleWidth, height: height)))
            x += item.titleWidth + Self.gap
        }
    }

    /// Centers the title view in the bar; wide buttons shift it, and shrink it if necessary.
    private mutating func placeTitle(_ item: UINavigationItem) {
        guard let view = item.titleView, let adaptor = bar.adaptor(of: view) else { return }
        let trailing = item.shownTrailingItems.count + item.shownCenterItems(bar.traitCollection).count
        let start = room.start + (places.count > trailing ? Self.titleGap : 0)
        let end = room.end - (item.shownTrailingItems.isEmpty ? 0 : Self.titleGap)
        let size = adaptor.size(in: CGSize(width: max(0, end - start), height: height))
        let middle = (bar.bounds.width - size.width) / 2
        let x = max(start, min(middle, end - size.width))
        titleView = CGRect(x: x, y: top + (height - size.height) / 2, width: size.width, height: size.height)
    }
}

extension UINavigationBar {
    var buttonPlaces: [BarButtonPlace] { (NavigationBarArrangement(self)?.places ?? []).filter(\.isButton) }

    /// Adds the custom views of the top item and lays them out.
    func placeViewsOfApp() {
        holdViewsOfApp(isSearching ? [] : topItem?.viewsOfApp(in: self) ?? [])
        guard let arrangement = NavigationBarArrangement(self) else { return }
        for place in arrangement.places { placeView(of: place) }
        if let view = topItem?.titleView, let frame = arrangement.titleView { adaptor(of: view)?.place(in: frame) }
    }

    /// Returns the width that a title view requests, in points.
    func titleViewWidth(_ view: UIView) -> CGFloat {
        let row = CGSize(width: bounds.width, height: CGFloat(ControlMetrics.navigationRowHeight))
        return adaptor(of: view)?.size(in: row).width ?? view.bounds.width
    }
}

extension UINavigationItem {
    fileprivate func viewsOfApp(in bar: UINavigationBar) -> [UIView] {
        (titleView.map { [$0] } ?? [])
            + (shownLeadingItems + shownTrailingItems + shownCenterItems(bar.traitCollection))
            .viewsOfApp(in: bar)
    }
}

extension [UIBarButtonItem] {
    /// Returns the custom views of the items, which notify the bar when they change.
    @MainActor func viewsOfApp(in bar: UIView) -> [UIView] {
        for item in self { item.bar = bar }
        return compactMap(\.customView)
    }
}

extension UIView {
    /// Centers a button's custom view in its place in the bar.
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
