import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimAutoLayout
package import LayoutSimViewTree

extension LayoutAudit {
    /// Returns parts that cover each other although neither is a background or an overlay of the other.
    func overlaps(of parts: [ShownPart]) -> [AuditFinding] {
        let seen = parts.compactMap(cut)
        // Sorted from the top, so that a part is compared only with those that begin above its end.
        let order = seen.indices.sorted { (seen[$0].rect.minY, $0) < (seen[$1].rect.minY, $1) }
        var pairs: [(behind: Int, front: Int)] = []
        for (place, first) in order.enumerated() {
            for second in order[(place + 1)...] {
                if seen[second].rect.minY >= seen[first].rect.maxY { break }
                let (behind, front) = (min(first, second), max(first, second))
                if covers(seen[behind], seen[front]) { pairs.append((behind, front)) }
            }
        }
        var told: Set<[Int]> = []
        return pairs.sorted { $0 < $1 }.compactMap { pair in
            let siblings = siblings(seen[pair.behind].position, seen[pair.front].position)
            let ancestor = layout.views[siblings.0].parent
            guard !coverInCanvas(seen[pair.behind], seen[pair.front], in: ancestor) else { return nil }
            // For two groups, only the first pair of overlapping parts is reported.
            guard told.insert([siblings.0, siblings.1]).inserted else { return nil }
            return overlap(seen[pair.behind], seen[pair.front], siblings)
        }
    }

    /// Returns the ancestors of two views, or the views themselves, that have the same superview.
    private func siblings(_ first: Int, _ second: Int) -> (Int, Int) {
        var (first, second) = (first, second)
        while layout.views[first].parent != layout.views[second].parent {
            if layout.views[first].depth > layout.views[second].depth {
                first = layout.views[first].parent ?? 0
            } else {
                second = layout.views[second].parent ?? 0
                if layout.views[first].depth > layout.views[second].depth { first = layout.views[first].parent ?? 0 }
            }
        }
        return (first, second)
    }

    /// Returns the part that its ancestors do not clip.
    private func cut(_ part: ShownPart) -> ShownPart? {
        guard let clip = surroundings[part.position].clip else { return part }
        guard let rect = part.rect.intersection(clip) else { return nil }
        return ShownPart(position: part.position, kind: part.kind, rect: rect)
    }

    private func covers(_ behind: ShownPart, _ front: ShownPart) -> Bool {
        guard let common = behind.rect.intersection(front.rect), common.width > 2, common.height > 2,
            front.position >= surroundings[behind.position].end
        else { return false }
        // What spins stands for a moment over what it waits for.
        guard !isIndicator(behind), !isIndicator(front) else { return false }
        return !isBackground(behind, of: front) && !isOverlay(front, over: behind)
    }

    private func isIndicator(_ part: ShownPart) -> Bool {
        if case .control(.activityIndicator) = layout.views[part.position].view.content { true } else { false }
    }

    private func overlap(_ behind: ShownPart, _ front: ShownPart, _ siblings: (Int, Int)) -> AuditFinding? {
        guard let common = behind.rect.intersection(front.rect) else { return nil }
        let views = [siblings.0, siblings.1].map { AuditedView(layout.views[$0].view) }
        let parts = [behind, front].map { AuditedView(layout.views[$0.position].view) }
        let names = parts == views ? "" : "\(parts.map { quotedIfNeeded($0.id) }.joined(separator: " and ")) at "
        return AuditFinding(.overlapping, views, names + common.numbers)
    }

    /// Returns whether a part is a background: a panel behind a part that extends beyond it, an image behind another
    /// one or behind a panel or list, or anything but a text that contains the whole part in front. Lines of a few pixels are decoration.
    private func isBackground(_ behind: ShownPart, of front: ShownPart) -> Bool {
        if behind.kind == .panel { return true }
        // Pictures are behind pictures, and behind the cards and lists that begin on them.
        if behind.kind == .picture, front.kind != .text, front.kind != .control { return true }
        if [behind, front].contains(where: { $0.kind == .color && min($0.rect.width, $0.rect.height) <= 2 }) {
            return true
        }
        return behind.kind != .text && front.rect.isWithin(behind.rect)
    }

    /// Returns whether the part in front is an overlay: a panel that contains it covers the one behind completely, as a
    /// dialog covers a screen; or it is a table or map that covers a view shown while it is empty.
    private func isOverlay(_ front: ShownPart, over behind: ShownPart) -> Bool {
        if front.kind == .opaque, behind.rect.isWithin(front.rect) { return true }
        var position: Int? = front.position
        while let current = position, behind.position < current || behind.position >= surroundings[current].end {
            let placed = layout.views[current]
            if placed.view.isPanel, behind.rect.isWithin(placed.screenFrame) { return true }
            position = placed.parent
        }
        return false
    }
}

extension View {
    /// Whether it is a background color behind subviews, or one that only dims the views behind it.
    package var isPanel: Bool {
        if case .opaque(.effect) = content { return true }
        guard let color = backgroundColor, color.alpha > 0 else { return false }
        return !subviews.isEmpty || color.alpha < 255 || alpha < 1
    }
}
