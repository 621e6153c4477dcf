public import CoreGraphics

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

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Scrolling ends at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far scrolling can go at once.
    public struct LimitBehavior: Sendable {
        /// As far as the device lets it.
        public static var automatic: LimitBehavior { LimitBehavior() }
        /// To the next views.
        public static var always: LimitBehavior { LimitBehavior() }
        /// To the next view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior() }
        /// As far as the views that are seen.
        public static var alwaysByFew: LimitBehavior { LimitBehavior() }
        /// As far as it goes.
        public static var never: LimitBehavior { LimitBehavior() }
    }

    /// Creates the behavior.
    public init(limitBehavior: LimitBehavior = .automatic) {}

    /// Changes nothing.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling ends at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}

    /// Changes nothing.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
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

/// How a view changes when it comes into sight.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view counts as in sight.
    public struct Threshold: Sendable {
        /// All of it.
        public static let visible = Threshold()
        /// None of it.
        public static let hidden = Threshold()
        /// The middle of the scroll view.
        public static var centered: Threshold { Threshold() }
        /// A part of it.
        public static func visible(_ amount: Double) -> Threshold { Threshold() }

        /// Returns a threshold moved by points.
        public func inset(by distance: Double) -> Threshold { self }
        /// Returns a threshold between two.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    }

    /// With the finger.
    public static let interactive = ScrollTransitionConfiguration()
    /// At once, with a motion.
    public static let animated = ScrollTransitionConfiguration()
    /// At once.
    public static let identity = ScrollTransitionConfiguration()
    /// At once, with a motion.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

    /// Sets how much of a view counts as in sight.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
    /// Sets the motion.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}
