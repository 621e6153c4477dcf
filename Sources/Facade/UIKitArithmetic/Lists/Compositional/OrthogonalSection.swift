package import Foundation

/// The content of an orthogonally scrolling section, in points from its start.
package struct OrthogonalSection {
    /// A group, by its position in the content of the section.
    package struct Group {
        /// The distance from the start of the content, in points.
        package let start: CGFloat
        /// The length in the direction of scrolling, in points.
        package let length: CGFloat

        /// Creates the place of a group, in points.
        package init(start: CGFloat, length: CGFloat) { (self.start, self.length) = (start, length) }
    }

    /// Where scrolling comes to rest; see `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
    package enum Behavior: CaseIterable, Sendable {
        case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
    }

    /// Where scrolling comes to rest.
    package let behavior: Behavior
    /// Whether the content can be pulled past its ends.
    package let bounces: Bool
    /// The frame of the visible part in the layout.
    package var frame: CGRect
    /// The groups, from the start.
    package let groups: [Group]
    /// The length of the content, including its insets.
    package let length: CGFloat
    /// Whether the section scrolls horizontally.
    package let isAcross: Bool

    /// Creates a section from its content, in points; the frame is the visible part in the layout.
    package init(
        behavior: Behavior, bounces: Bool, frame: CGRect, groups: [Group], length: CGFloat, isAcross: Bool
    ) {
        self.behavior = behavior
        self.bounces = bounces
        self.frame = frame
        self.groups = groups
        self.length = length
        self.isAcross = isAcross
    }

    /// The length of the visible part.
    package var room: CGFloat { isAcross ? frame.width : frame.height }

    /// The margins before the first and after the last group that allow those groups to be centered.
    package var margins: (before: CGFloat, after: CGFloat) {
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
    package func rest(gliding target: CGFloat, from offset: CGFloat, speed: CGFloat) -> CGFloat {
        switch behavior {
        case .continuous, .paging: return target
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
