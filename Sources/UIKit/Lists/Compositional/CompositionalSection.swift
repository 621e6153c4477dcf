import Foundation

/// The frames of one section of a compositional layout, in points of the content.
@MainActor struct CompositionalSection {
    private let section: NSCollectionLayoutSection
    private let index: Int
    private let count: Int
    private let room: CGSize
    private let isVertical: Bool
    private let measured: [ElementKey: CGSize]
    private let environment: CompositionalEnvironment
    private(set) var elements: [CompositionalElement] = []
    private(set) var end: CGFloat = 0
    /// What scrolls across the layout, if anything does.
    private(set) var orthogonal: OrthogonalSection?
    private var next = 0
    private var supplementaryCounts: [String: Int] = [:]
    /// The path of what lies at the section's ends.
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

    /// What lies at an end of the whole layout, whose path has one number.
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

    /// Lays out the section from a place along the direction of scrolling.
    mutating func solve(from start: CGFloat) {
        let insets = section.contentInsets
        let container = CGSize(
            width: room.width - insets.leading - insets.trailing, height: room.height - insets.top - insets.bottom)
        let (before, after) = boundaryItems()
        end = start
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
        let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
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
            // Above the cells that go below it, as in flow layouts.
            element.zIndex = max(item.zIndex, 10)
            element.pin = CompositionalPin(isAtStart: isBefore, isVertical: isVertical, part: 0...0)
        }
        elements.append(element)
    }

    /// Repeats the group until all items have their place; returns the length that it takes along the scrolling.
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

    /// Notes what scrolls across the layout: the groups, from side to side of the room.
    private mutating func noteOrthogonal(
        _ groups: [OrthogonalSection.Group], end: CGFloat, thickness: CGFloat, at origin: CGPoint
    ) {
        let insets = section.contentInsets
        orthogonal = OrthogonalSection(
            behavior: section.orthogonalScrollingBehavior, bounces: section.orthogonalScrollingProperties.isBouncing,
            frame: isVertical
                ? CGRect(x: 0, y: origin.y, width: room.width, height: thickness)
                : CGRect(x: origin.x, y: 0, width: thickness, height: room.height),
            groups: groups, length: end + (isVertical ? insets.trailing : insets.bottom), isAcross: isVertical)
    }

    /// Places a group and what is in it; returns its size.
    private mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize, at corner: CGPoint) -> CGSize {
        var size = group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let inner = CGSize(
            width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        let origin = CGPoint(x: corner.x + insets.leading, y: corner.y + insets.top)
        let used: CGSize
        switch group.arrangement {
        case .custom(let provider): used = placeCustom(provider, in: inner, at: origin)
        case .horizontal: used = placeLine(group, in: inner, at: origin, isHorizontal: true)
        case .vertical: used = placeLine(group, in: inner, at: origin, isHorizontal: false)
        }
        if group.layoutSize.widthDimension.isEstimated { size.width = used.width + insets.leading + insets.trailing }
        if group.layoutSize.heightDimension.isEstimated { size.height = used.height + insets.top + insets.bottom }
        placeSupplementaries(of: group, around: CGRect(origin: corner, size: size), item: next - 1)
        return size
    }

    private mutating func placeCustom(
        _ provider: NSCollectionLayoutGroup.CustomItemProvider, in size: CGSize, at origin: CGPoint
    ) -> CGSize {
        let items = provider(CompositionalEnvironment(size, environment.traitCollection))
        for item in items where next < count {
            let path = IndexPath(item: next, section: index)
            elements.append(
                CompositionalElement(
                    key: ElementKey(category: .cell, kind: nil, indexPath: path),
                    frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex))
            next += 1
        }
        return size
    }

    /// Places items beside or below each other, the given ones over and over while there is room.
    private mutating func placeLine(
        _ group: NSCollectionLayoutGroup, in size: CGSize, at origin: CGPoint, isHorizontal: Bool
    ) -> CGSize {
        guard !group.subitems.isEmpty else { return size }
        let spacing = group.interItemSpacing?.spacing ?? 0
        let isOpen =
            isHorizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        let room = isHorizontal ? size.width : size.height
        let first = elements.count
        var position: CGFloat = 0
        var thickness: CGFloat = 0
        var placed = 0
        var starts: [Int] = []
        while next < count, placed < (group.count ?? .max) {
            let item = group.subitems[placed % group.subitems.count]
            if isOpen, group.count == nil, placed >= group.subitems.count { break }
            var slot = slotSize(of: item, in: size)
            if let count = group.count {
                let length = (room - spacing * CGFloat(count - 1)) / CGFloat(count)
                if isHorizontal { slot.width = length } else if !isOpen { slot.height = length }
            }
            let before = spaceBefore(item, isHorizontal)
            let length = (isHorizontal ? slot.width : slot.height) + before + spaceAfter(item, isHorizontal)
            let gap = placed > 0 ? spacing : 0
            if placed > 0, !isOpen, group.count == nil, position + gap + length > room + 0.01 { break }
            position += gap
            starts.append(elements.count)
            let corner = CGPoint(
                x: origin.x + (isHorizontal ? position + before : item.edgeSpacing?.leading?.spacing ?? 0),
                y: origin.y + (isHorizontal ? item.edgeSpacing?.top?.spacing ?? 0 : position + before))
            let real = place(item, slot: slot, in: size, at: corner, isCounted: group.count != nil)
            let extra = length - (isHorizontal ? slot.width : slot.height)
            position += (isHorizontal ? real.width : real.height) + extra
            thickness = max(thickness, isHorizontal ? real.height : real.width)
            placed += 1
        }
        spread(group, from: first, starts, left: room - position, isOpen: isOpen, isHorizontal: isHorizontal)
        return isHorizontal
            ? CGSize(width: position, height: thickness) : CGSize(width: thickness, height: position)
    }

    /// Flexible spacing takes what is left between items.
    private mutating func spread(
        _ group: NSCollectionLayoutGroup, from first: Int, _ starts: [Int], left: CGFloat, isOpen: Bool,
        isHorizontal: Bool
    ) {
        guard group.interItemSpacing?.isFlexible ?? false, !isOpen, starts.count > 1, left > 0 else { return }
        let step = left / CGFloat(starts.count - 1)
        for (number, start) in starts.enumerated() {
            let last = number + 1 < starts.count ? starts[number + 1] : elements.count
            for index in start..<last {
                elements[index].frame = elements[index].frame.offsetBy(
                    dx: isHorizontal ? step * CGFloat(number) : 0, dy: isHorizontal ? 0 : step * CGFloat(number))
            }
        }
    }

    private func spaceBefore(_ item: NSCollectionLayoutItem, _ isHorizontal: Bool) -> CGFloat {
        (isHorizontal ? item.edgeSpacing?.leading : item.edgeSpacing?.top)?.spacing ?? 0
    }
    private func spaceAfter(_ item: NSCollectionLayoutItem, _ isHorizontal: Bool) -> CGFloat {
        (isHorizontal ? item.edgeSpacing?.trailing : item.edgeSpacing?.bottom)?.spacing ?? 0
    }

    private func slotSize(of item: NSCollectionLayoutItem, in container: CGSize) -> CGSize {
        guard !(item is NSCollectionLayoutGroup) else { return item.layoutSize.size(in: container) }
        let key = ElementKey(category: .cell, kind: nil, indexPath: IndexPath(item: next, section: index))
        return size(of: item.layoutSize, in: container, key)
    }

    /// Places an item or a group inside; returns its size.
    private mutating func place(
        _ item: NSCollectionLayoutItem, slot: CGSize, in container: CGSize, at corner: CGPoint, isCounted: Bool
    ) -> CGSize {
        if let group = item as? NSCollectionLayoutGroup {
            return place(group, in: isCounted ? slot : container, at: corner)
        }
        let insets = item.contentInsets
        let frame = CGRect(
            x: corner.x + insets.leading, y: corner.y + insets.top,
            width: slot.width - insets.leading - insets.trailing, height: slot.height - insets.top - insets.bottom)
        let key = ElementKey(category: .cell, kind: nil, indexPath: IndexPath(item: next, section: index))
        elements.append(CompositionalElement(key: key, frame: frame, estimates: item.layoutSize.estimates))
        placeSupplementaries(of: item, around: frame, item: next)
        next += 1
        return slot
    }

    private mutating func placeSupplementaries(of item: NSCollectionLayoutItem, around frame: CGRect, item number: Int)
    {
        for supplementary in item.supplementaryItems {
            let key = ElementKey(
                category: .supplementaryView, kind: supplementary.elementKind,
                indexPath: IndexPath(item: number, section: index))
            let size = size(of: supplementary.layoutSize, in: frame.size, key)
            var place = supplementary.containerAnchor.place(size, at: frame)
            if let own = supplementary.itemAnchor {
                let inner = own.place(.zero, at: CGRect(origin: .zero, size: size))
                let point = supplementary.containerAnchor.place(.zero, at: frame)
                place.origin = CGPoint(x: point.minX - inner.minX, y: point.minY - inner.minY)
            }
            elements.append(
                CompositionalElement(
                    key: key, frame: place, zIndex: supplementary.zIndex,
                    estimates: supplementary.layoutSize.estimates))
        }
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

    /// A size in a container, with what a view asked for in place of estimates.
    private func size(of layoutSize: NSCollectionLayoutSize, in container: CGSize, _ key: ElementKey) -> CGSize {
        var size = layoutSize.size(in: container)
        guard let asked = measured[key] else { return size }
        if layoutSize.widthDimension.isEstimated { size.width = asked.width }
        if layoutSize.heightDimension.isEstimated { size.height = asked.height }
        return size
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Whether it lies behind the items along the direction of scrolling.
    func isAtEnd(_ isVertical: Bool) -> Bool {
        isVertical
            ? [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
            : [.trailing, .topTrailing, .bottomTrailing].contains(alignment)
    }
}

extension NSCollectionLayoutSize {
    var estimates: EstimatedSides {
        EstimatedSides(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
    }
}
