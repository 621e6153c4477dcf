public import CoreGraphics
import UIKit

/// Decides where scrolling ends.
public protocol ScrollTargetBehavior {
    /// Changes where scrolling ends.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
    /// What is known where scrolling ends.
    public typealias TargetContext = ScrollTargetBehaviorContext
}

/// Where scrolling ends.
public struct ScrollTarget: Sendable {
    /// The part of the contents that is seen, in points.
    public var rect: CGRect
    /// The point of the part that counts, by its share of the size.
    public var anchor: UnitPoint?
}

/// What is known where scrolling ends.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// Where scrolling began.
    public let originalTarget: ScrollTarget
    /// The speed, in points per second.
    public let velocity: CGVector
    /// The size of the contents, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes on which it scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The frames of the views at which scrolling may end, in points of the content.
    var targets: [CGRect] = []
    /// What of the scroll view is not safe, with the margins of its content.
    var insets = UIEdgeInsets.zero

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Scrolling ends at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far scrolling can go at once.
    public struct LimitBehavior: Sendable {
        /// The number of views; `nil` for those that are seen, 0 for all.
        let count: Int?

        /// As far as the device lets it: as far as it goes.
        public static var automatic: LimitBehavior { LimitBehavior(count: 0) }
        /// As far as the views that are seen.
        public static var always: LimitBehavior { LimitBehavior(count: nil) }
        /// To the next view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(count: 1) }
        /// As far as the views that are seen.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(count: nil) }
        /// As far as it goes.
        public static var never: LimitBehavior { LimitBehavior(count: 0) }
    }

    let limit: LimitBehavior

    /// Creates the behavior.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Moves the target to the start of the nearest view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (size, insets) = (context.containerSize, context.insets)
        let (first, last) = (context.originalTarget.rect.origin, target.rect.origin)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = end(
                context.targets.map { $0.minX - insets.left }, from: first.x, at: last.x,
                length: size.width - insets.left - insets.right)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = end(
                context.targets.map { $0.minY - insets.top }, from: first.y, at: last.y,
                length: size.height - insets.top - insets.bottom)
        }
    }

    private func end(_ starts: [CGFloat], from first: CGFloat, at last: CGFloat, length: CGFloat) -> CGFloat {
        let starts = starts.sorted()
        var goal = last
        switch limit.count {
        case 0: break
        case let count?:
            let place = starts.indices.min { abs(starts[$0] - first) < abs(starts[$1] - first) } ?? 0
            let range = max(0, place - count)...min(max(0, starts.count - 1), place + count)
            if starts.indices.contains(range.lowerBound), starts.indices.contains(range.upperBound) {
                goal = min(max(goal, starts[range.lowerBound]), starts[range.upperBound])
            }
        case nil: goal = min(max(goal, first - length), first + length)
        }
        return starts.min { abs($0 - goal) < abs($1 - goal) } ?? last
    }
}

/// Scrolling ends at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}

    /// Moves the target to the nearest page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let size = context.containerSize
        if context.axes.contains(.horizontal), size.width > 0 {
            target.rect.origin.x = (target.rect.minX / size.width).rounded() * size.width
        }
        if context.axes.contains(.vertical), size.height > 0 {
            target.rect.origin.y = (target.rect.minY / size.height).rounded() * size.height
        }
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling ends at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Scrolling ends at views, and goes only so far at once.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling ends at pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// How far a view is in sight of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before the top or leading edge.
    case topLeading
    /// In sight.
    case identity
    /// Behind the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the top, 0 in sight, 1 behind the bottom.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
