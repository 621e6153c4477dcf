public import CoreGraphics

/// The radiuses of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
    /// The radius of the upper leading corner.
    public var topLeading: CGFloat
    /// The radius of the lower leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the lower trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the upper trailing corner.
    public var topTrailing: CGFloat

    /// Creates radiuses.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radius of a corner.
    public subscript(corner: Edge.Corner) -> CGFloat {
        get {
            switch corner {
            case .topLeading: topLeading
            case .topTrailing: topTrailing
            case .bottomLeading: bottomLeading
            case .bottomTrailing: bottomTrailing
            }
        }
        set {
            switch corner {
            case .topLeading: topLeading = newValue
            case .topTrailing: topTrailing = newValue
            case .bottomLeading: bottomLeading = newValue
            case .bottomTrailing: bottomTrailing = newValue
            }
        }
    }

    /// The four radiuses.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(topLeading, AnimatablePair(bottomLeading, AnimatablePair(bottomTrailing, topTrailing))) }
        set {
            topLeading = newValue.first
            bottomLeading = newValue.second.first
            bottomTrailing = newValue.second.second.first
            topTrailing = newValue.second.second.second
        }
    }

    /// Returns the radiuses of the rectangle that lies within by a distance in points.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
            bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
    }

    /// The radiuses with leading and trailing in each other's place.
    var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
}

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Hashable, Sendable, CaseIterable {
        /// The upper leading corner.
        case topLeading
        /// The upper trailing corner.
        case topTrailing
        /// The lower leading corner.
        case bottomLeading
        /// The lower trailing corner.
        case bottomTrailing

        /// Some of the four corners.
        public struct Set: OptionSet, Hashable, Sendable {
            /// The corners as bits.
            public let rawValue: Int8

            /// Creates a set from bits.
            public init(rawValue: Int8) { self.rawValue = rawValue }
            /// Creates a set of one corner.
            public init(_ corner: Edge.Corner) {
                switch corner {
                case .topLeading: self = .topLeading
                case .topTrailing: self = .topTrailing
                case .bottomLeading: self = .bottomLeading
                case .bottomTrailing: self = .bottomTrailing
                }
            }

            /// No corner.
            public static let none: Set = []
            /// The upper leading corner.
            public static let topLeading = Set(rawValue: 1)
            /// The upper trailing corner.
            public static let topTrailing = Set(rawValue: 2)
            /// The lower leading corner.
            public static let bottomLeading = Set(rawValue: 4)
            /// The lower trailing corner.
            public static let bottomTrailing = Set(rawValue: 8)
            /// The upper corners.
            public static let top: Set = [.topLeading, .topTrailing]
            /// The lower corners.
            public static let bottom: Set = [.bottomLeading, .bottomTrailing]
            /// The leading corners.
            public static let leading: Set = [.topLeading, .bottomLeading]
            /// The trailing corners.
            public static let trailing: Set = [.topTrailing, .bottomTrailing]
            /// All corners.
            public static let all: Set = [.top, .bottom]

            /// Returns whether a corner is in the set.
            public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
        }

        /// The form of a corner: a radius, or one that follows the corner of what is around.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// The radius where nothing is around that is followed, in points.
            let radius: CGFloat
            /// Whether the corner follows the one around it.
            let isConcentric: Bool

            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }
            /// The radius that follows the corner around.
            public static var concentric: Style { Style(radius: 0, isConcentric: true) }
            /// The radius that follows the corner around, or a larger one.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(radius: minimum?.radius ?? 0, isConcentric: true)
            }

            private init(radius: CGFloat, isConcentric: Bool) {
                self.radius = radius
                self.isConcentric = isConcentric
            }
            /// Creates a radius in points.
            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
            /// Creates a radius in points.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
        }
    }
}
