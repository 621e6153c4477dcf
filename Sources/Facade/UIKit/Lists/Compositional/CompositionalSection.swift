import Foundation
import LayoutSimUIKitArithmetic

/// The layout of one section of a compositional layout, in points of the content.
@MainActor struct CompositionalSection {
    private let section: NSCollectionLayoutSection
    let index: Int
    let count: Int
    private let room: CGSize
    private let isVertical: Bool
    private let measured: [ElementKey: CGSize]
    let environment: CompositionalEnvironment
    /// What boundary supplementary items are inset beyond the room for the section, at its sides in points.
    var supplementaryInsets = NSDirectionalEdgeInsets.zero
    var elements: [CompositionalElement] = []
    private(set) var end: CGFloat = 0
    /// The orthogonally scrolling content, if any.
    private(set) var orthogonal: OrthogonalSection?
    /// The next item to lay out.
    var next = 0
    /// The index path of the section's boundary supplementary items.
    private var boundaryPath: IndexPath

    init(
        _ section: NSCollectionLayoutSection, _ index: Int, count: Int, room: CGSize, isVertical: Bool,
        measured: [ElementKey: CGSize], environment: CompositionalEnvironment
    ) {
        self.section = section
        self.index = index
        self.count = count
        self.room = room
        self.isVertical = isVertical
        self.measured = measured
        self.environment = environment
        boundaryPath = IndexPath(item: 0, section: index)
    }

    /// Creates a section for boundary supplementary items of the whole layout, whose index paths have a single index.
    init(
        ofLayout items: [NSCollectionLayoutBoundarySupplementaryItem], room: CGSize, isVertical: Bool,
        measured: [ElementKey: CGSize], environment: CompositionalEnvironment
    ) {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: whole, subitems: []))
        section.boundarySupplementaryItems = items
        self.init(
            section, 0, count: 0, room: room, isVertical: isVertical, measured: measured, environment: environment)
        boundaryPath = IndexPath(index: 0)
    }

    /// Lays out the section from a position along the scroll direction.
    mutating func solve(from start: CGFloat) {
        let insets = section.contentInsets
        let container = CGSize(
            width: room.width - insets.leading - insets.trailing, height: room.height - insets.top - insets.bottom)
        let (before, after) = boundaryItems()
        end = start
        if let list = section.list, list.headerMode != .none { end += max(0, list.headerTopPadding ?? 0) }
        for item in before { placeBoundary(item, isBefore: true) }
        let top = end + (isVertical ? insets.top : insets.leading)
        let inner = placeGroups(
            in: container, at: isVertical ? CGPoint(x: insets.leading, y: top) : CGPoint(x: top, y: insets.top))
        end = top + inner + (isVertical ? insets.bottom : insets.trailing)
        for item in after { placeBoundary(item, isBefore: false) }
        for position in elements.indices { elements[position].pin?.part = start...max(start, end) }
        placeDecorations(from: start)
    }

    private func boundaryItems() -> (
        [NSCollectionLayoutBoundarySupplementaryItem], [NSCollectionLayoutBoundarySupplementaryItem]
    ) {
        (
            section.boundarySupplementaryItems.filter { !$0.isAtEnd(isVertical) },
            section.boundarySupplementaryItems.filter { $0.isAtEnd(isVertical) }
        )
    }

    private mutating func placeBoundary(_ item: NSCollectionLayoutBoundarySupplementaryItem, isBefore: Bool) {
        var insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        insets.leading += supplementaryInsets.leading
        insets.trailing += supplementaryInsets.trailing
        let across = isVertical ? insets.leading : insets.top
        let container = CGSize(
            width: room.width - (isVertical ? insets.leading + insets.trailing : 0),
            height: room.height - (isVertical ? 0 : insets.top + insets.bottom))
        let key = ElementKey(
            category: .supplementaryView, kind: item.elementKind, indexPath: boundaryPath)
        let size = size(of: item.layoutSize, in: container, key)
        var frame = CGRect(origin: isVertical ? CGPoint(x: across, y: end) : CGPoint(x: end, y: across), size: size)
        if isVertical, [.topTrailing, .bottomTrailing].contains(item.alignment) {
            frame.origin.x += container.width - size.width
        } else if isVertical, [.top, .bottom].contains(item.alignment) {
            frame.origin.x += (container.width - size.width) / 2
        }
        if item.extendsBoundary { end += isVertical ? size.height : size.width }
        frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
        let inner = item.contentInsets
        frame = CGRect(
            x: frame.minX + inner.leading, y: frame.minY + inner.top,
            width: frame.width - inner.leading - inner.trailing, height: frame.height - inner.top - inner.bottom)
        var element = CompositionalElement(
            key: key, frame: frame, zIndex: item.zIndex, estimates: item.layoutSize.estimates)
        if item.pinToVisibleBounds {
            // In front of the cells that scroll below it, as in flow layouts.
            element.zIndex = max(item.zIndex, 10)
            element.pin = CompositionalPin(isAtStart: isBefore, isVertical: isVertical, part: 0...0)
        }
        elements.append(element)
    }

    /// Repeats the group until all items are laid out; returns the length along the scroll direction.
    private mutating func placeGroups(in container: CGSize, at origin: CGPoint) -> CGFloat {
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        let runsDown = isVertical != isOrthogonal
        var position: CGFloat = 0
        var thickness: CGFloat = 0
        var groups: [OrthogonalSection.Group] = []
        let inset = isVertical ? section.contentInsets.leading : section.contentInsets.top
        let first = elements.count
        while next < count {
            if position > 0 { position += section.interGroupSpacing }
            let corner =
                runsDown
                ? CGPoint(x: origin.x, y: origin.y + position) : CGPoint(x: origin.x + position, y: origin.y)
            let before = next
            let size = place(section.group, in: container, at: corner)
            guard next > before else { break }
            let length = runsDown ? size.height : size.width
            groups.append(OrthogonalSection.Group(start: inset + position, length: length))
            position += length
            thickness = max(thickness, runsDown ? size.width : size.height)
        }
        guard isOrthogonal else { return position }
        for index in first..<elements.count { elements[index].scrolls = true }
        noteOrthogonal(groups, end: inset + position, thickness: thickness, at: origin)
        return thickness
    }

    /// Records the groups as orthogonally scrolling content that spans the layout.
    private mutating func noteOrthogonal(
        _ groups: [OrthogonalSection.Group], end: CGFloat, thickness: CGFloat, at origin: CGPoint
    ) {
        let insets = section.contentInsets
        guard let behavior = OrthogonalSection.Behavior(section.orthogonalScrollingBehavior) else { return }
        orthogonal = OrthogonalSection(
            behavior: behavior, bounces: section.orthogonalScrollingProperties.isBouncing,
            frame: isVertical
                ? CGRect(x: 0, y: origin.y, width: room.width, height: thickness)
                : CGRect(x: origin.x, y: 0, width: thickness, height: room.height),
            groups: groups, length: end + (isVertical ? insets.trailing : insets.bottom), isAcross: isVertical)
    }

    private mutating func placeDecorations(from start: CGFloat) {
        for item in section.decorationItems {
            let insets = item.contentInsets
            let whole =
                isVertical
                ? CGRect(x: 0, y: start, width: room.width, height: end - start)
                : CGRect(x: start, y: 0, width: end - start, height: room.height)
            let frame = CGRect(
                x: whole.minX + insets.leading, y: whole.minY + insets.top,
                width: whole.width - insets.leading - insets.trailing, height: whole.height - insets.top - insets.bottom
            )
            let key = ElementKey(
                category: .decorationView, kind: item.elementKind, indexPath: IndexPath(item: 0, section: index))
            elements.append(CompositionalElement(key: key, frame: frame, zIndex: item.zIndex - 1))
        }
    }

    /// Returns a size in a container, with a view's preferred size in place of estimates.
    func size(of layoutSize: NSCollectionLayoutSize, in container: CGSize, _ key: ElementKey) -> CGSize {
        var size = layoutSize.size(in: container)
        guard let asked = measured[key] else { return size }
        if layoutSize.widthDimension.isEstimated { size.width = asked.width }
        if layoutSize.heightDimension.isEstimated { size.height = asked.height }
        return size
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Whether the item is at the end along the scroll direction.
    func isAtEnd(_ isVertical: Bool) -> Bool {
        isVertical
            ? [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
            : [.trailing, .topTrailing, .bottomTrailing].contains(alignment)
    }
}

extension OrthogonalSection.Behavior {
    /// Creates the behavior of a section; `nil` for one that does not scroll.
    fileprivate init?(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
        switch behavior {
        case .none: return nil
        case .continuous: self = .continuous
        case .continuousGroupLeadingBoundary: self = .continuousGroupLeadingBoundary
        case .paging: self = .paging
        case .groupPaging: self = .groupPaging
        case .groupPagingCentered: self = .groupPagingCentered
        }
    }
}

extension NSCollectionLayoutSize {
    var estimates: EstimatedSides {
        EstimatedSides(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
    }
}
