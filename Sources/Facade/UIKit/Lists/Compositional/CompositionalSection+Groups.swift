import Foundation

extension CompositionalSection {
    /// Lays out a group and its contents; returns its size.
    mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize, at corner: CGPoint) -> CGSize {
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

    /// Lays out the subitems of a group in a line, repeating them while there is room.
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
            if placed == 0, !isOpen, group.count == nil {
                checkRoom(for: item, length, room, size, isHorizontal)
            }
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

    /// Refuses a group in which the edge spacing of an item leaves no room even for that item.
    private func checkRoom(
        for item: NSCollectionLayoutItem, _ length: CGFloat, _ room: CGFloat, _ size: CGSize, _ isHorizontal: Bool
    ) {
        guard spaceBefore(item, isHorizontal) + spaceAfter(item, isHorizontal) > 0, length > room + 0.01 else { return }
        raise(
            "NSInternalInconsistencyException",
            "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot "
                + "fit even a single item. Inspect the spacing and size of the items in this group and ensure that they "
                + "fit into the group when its effective size is {\(size.width), \(size.height)}.")
    }

    /// Distributes the remaining space among flexible spacings.
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

    /// Lays out an item or a nested group; returns its size.
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
}
