import Foundation

/// The content of an orthogonally scrolling section, in points from its start.
struct OrthogonalSection {
    /// A group, by its position in the content of the section.
    struct Group {
        let start: CGFloat
        let length: CGFloat
    }

    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let bounces: Bool
    /// The frame of the visible part in the layout.
    var frame: CGRect
    let groups: [Group]
    /// The length of the content, including its insets.
    let length: CGFloat
    /// Whether the section scrolls horizontally.
    let isAcross: Bool

    /// The length of the visible part.
    var room: CGFloat { isAcross ? frame.width : frame.height }

    /// The margins before the first and after the last group that allow those groups to be centered.
    var margins: (before: CGFloat, after: CGFloat) {
        guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else { return (0, 0) }
        let before = max(0, (room - first.length) / 2 - first.start)
        let after = max(0, (room - last.length) / 2 - (length - last.start - last.length))
        return (before, after)
    }

    /// The offsets at which groups snap into place.
    private var stops: [CGFloat] {
        let inset = groups.first?.start ?? 0
        return groups.map {
            behavior == .groupPagingCentered ? $0.start + ($0.length - room) / 2 : $0.start - inset
        }
    }

    /// Returns the offset where scrolling stops after a release at an offset with a speed in points per second, given
    /// the offset to which it would otherwise decelerate.
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

    /// The minimum speed of a flick that turns to another group, in points per second.
    private static let turningSpeed: CGFloat = 100
}
