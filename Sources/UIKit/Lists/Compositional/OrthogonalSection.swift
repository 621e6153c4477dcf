import Foundation

/// What scrolls across the layout in a section, in points from its beginning.
struct OrthogonalSection {
    /// A group, by its place in the content of the section.
    struct Group {
        let start: CGFloat
        let length: CGFloat
    }

    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let bounces: Bool
    /// Where the groups lie in the layout, as wide as what is seen of them.
    var frame: CGRect
    let groups: [Group]
    /// The content with its insets.
    let length: CGFloat
    /// Whether it scrolls from side to side.
    let isAcross: Bool

    /// The part of the content that is seen.
    var room: CGFloat { isAcross ? frame.width : frame.height }

    /// What lies before the first and behind the last group so that they can be in the middle.
    var margins: (before: CGFloat, after: CGFloat) {
        guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else { return (0, 0) }
        let before = max(0, (room - first.length) / 2 - first.start)
        let after = max(0, (room - last.length) / 2 - (length - last.start - last.length))
        return (before, after)
    }

    /// The offsets at which a group is in its place.
    private var stops: [CGFloat] {
        let inset = groups.first?.start ?? 0
        return groups.map {
            behavior == .groupPagingCentered ? $0.start + ($0.length - room) / 2 : $0.start - inset
        }
    }

    /// Where the content comes to rest that was let go at an offset with a speed in points per second, and would glide to
    /// a target.
    func rest(gliding target: CGFloat, from offset: CGFloat, speed: CGFloat) -> CGFloat {
        switch behavior {
        case .none, .continuous, .paging: return target
        case .continuousGroupLeadingBoundary: return nearestStop(to: target)
        case .groupPaging, .groupPagingCentered:
            if speed > Self.turningSpeed { return stops.first { $0 > offset + 0.01 } ?? target }
            if speed < -Self.turningSpeed { return stops.last { $0 < offset - 0.01 } ?? target }
            return nearestStop(to: offset)
        }
    }

    private func nearestStop(to offset: CGFloat) -> CGFloat {
        stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }

    /// A flick that is faster turns to another group, in points per second.
    private static let turningSpeed: CGFloat = 100
}
