import LayoutSimAutoLayout
import LayoutSimGeometry

/// The parts that share the screen, or what a scroll view scrolls to, in preorder.
///
/// What two views inside a scroll view do to each other, users see after scrolling to them; what a view inside does to
/// one outside is seen before anything is scrolled, in the frame of the scroll view.
struct ScrollSpace {
    struct Member {
        /// The part, as far as nothing in the space clips it.
        var part: ShownPart
        /// The position of the scroll view in the space that scrolls the part; `nil` if none does.
        var scroller: Int?
    }

    private(set) var members: [Member] = []

    mutating func add(_ member: Member) { members.append(member) }

    /// For each member, the place of the first one that the same scroll view of the space scrolls, or its own.
    var starts: [Int] {
        var starts: [Int] = []
        for (place, member) in members.enumerated() {
            let continues = place > 0 && member.scroller != nil && member.scroller == members[place - 1].scroller
            starts.append(continues ? starts[place - 1] : place)
        }
        return starts
    }
}

extension LayoutAudit {
    /// Returns the spaces of parts, that of the screen first, then in preorder of their scroll views.
    func scrollSpaces(of parts: [ShownPart]) -> [ScrollSpace] {
        var spaces: [Int: ScrollSpace] = [:]
        for part in parts {
            var surroundings = surroundings[part.position]
            var member = ScrollSpace.Member(part: part)
            member.part.rect = part.rect.clipped(to: surroundings.clip)
            while !member.part.rect.isEmpty {
                spaces[surroundings.scroller ?? -1, default: ScrollSpace()].add(member)
                guard let scroller = surroundings.scroller else { break }
                surroundings = self.surroundings[scroller]
                member.scroller = scroller
                member.part.rect = member.part.rect.clipped(to: layout.views[scroller].screenFrame)
                    .clipped(to: surroundings.clip)
            }
        }
        return spaces.sorted { $0.key < $1.key }.map(\.value)
    }
}
