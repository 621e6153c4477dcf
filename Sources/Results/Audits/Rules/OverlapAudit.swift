import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimAutoLayout
package import LayoutSimViewTree

extension LayoutAudit {
    /// Returns parts that cover each other although neither is a background or an overlay of the other.
    ///
    /// In a heap, each view is told to be over a few others only.
    func overlaps(of parts: [ShownPart]) -> [AuditFinding] {
        var members: [ShownPart] = []
        var pairs: [Pair] = []
        for space in scrollSpaces(of: parts) {
            let first = members.count
            pairs += self.pairs(in: space).map { (first + $0.behind, first + $0.front) }
            members += space.members.map(\.part)
        }
        pairs.sort {
            (members[$0.behind].position, members[$0.front].position)
                < (members[$1.behind].position, members[$1.front].position)
        }
        var told: Set<[Int]> = []
        var counts: [Int: Int] = [:]
        return pairs.compactMap { pair in
            let (behind, front) = (members[pair.behind], members[pair.front])
            let siblings = siblings(behind.position, front.position)
            guard counts[siblings.1, default: 0] < LayoutAudit.mostToldBehind,
                !coverInCanvas(behind, front, in: layout.views[siblings.0].parent),
                // For two groups, only the first pair of overlapping parts is reported.
                told.insert([siblings.0, siblings.1]).inserted
            else { return nil }
            counts[siblings.1, default: 0] += 1
            return overlap(behind, front, siblings)
        }
    }

    /// How many views behind a view it is told to cover.
    private static let mostToldBehind = 4
    /// How many parts behind a part are looked at.
    private static let mostBehind = 64

    /// The places of two parts; a heap has many of them.
    private typealias Pair = (behind: Int, front: Int)

    /// Returns the members of a space that cover each other, apart from those that do so in a space inside it.
    private func pairs(in space: ScrollSpace) -> [Pair] {
        let members = space.members
        let backs = members.indices.filter { members[$0].part.kind != .panel && !isIndicator(members[$0].part) }
        let tree = BoxTree(backs.map { members[$0].part.rect })
        var pairs: [Pair] = []
        var end = 0
        for (front, start) in zip(members.indices, space.starts) where !isIndicator(members[front].part) {
            let part = members[front].part
            while end < backs.count, backs[end] < start { end += 1 }
            var rest = LayoutAudit.mostBehind
            for place in tree.places(before: end, meeting: part.rect) {
                guard covers(members[backs[place]].part, part) else { continue }
                pairs.append((backs[place], front))
                rest -= 1
                if rest == 0 { break }
            }
        }
        return pairs
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

    private func covers(_ behind: ShownPart, _ front: ShownPart) -> Bool {
        guard let common = behind.rect.intersection(front.rect), common.width > 2, common.height > 2,
            front.position >= surroundings[behind.position].end
        else { return false }
        return !isBackground(behind, of: front) && !isOverlay(front, over: behind)
    }

    /// Whether a part spins, and so stands for a moment over what it waits for.
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

    /// Returns whether a part is a background: an image behind another one or behind a panel or list, or anything but a
    /// text that contains the whole part in front. Lines of a few pixels are decoration.
    private func isBackground(_ behind: ShownPart, of front: ShownPart) -> Bool {
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
