public import Foundation

/// A radius of a corner, in points, fixed or following the corners of what is around; iOS 26's
/// `UICornerRadius-swift.struct`.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat?)
    }
    let kind: Kind

    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    private init(_ kind: Kind) { self.kind = kind }

    /// The same radius in all containers.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

    /// The radius of the container's corner less the distance to it, and no less than the minimum.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.concentric(minimum: minimum))
    }
}

/// The radii of a view's corners; iOS 26's `UICornerConfiguration-swift.struct`.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case capsule(maximum: CGFloat?)
        case uniform(UICornerRadius)
        /// Of the top left corner, then clockwise.
        case corners([UICornerRadius?])
    }
    let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    /// Corners of half the shorter side.
    public static func capsule() -> UICornerConfiguration { UICornerConfiguration(.capsule(maximum: nil)) }

    /// Corners of half the shorter side, and no more than the maximum, in points.
    public static func capsule(maximumRadius: CGFloat) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximum: maximumRadius))
    }

    /// A radius for all corners, which may resolve to different numbers.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(.corners(Array(repeating: radius, count: 4)))
    }

    /// A radius for each corner; `nil` for a square one.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(.corners([topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius]))
    }

    /// One number for all corners, the largest to which the radius resolves.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(.uniform(radius))
    }

    /// One number for the corners of each edge.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(.corners([topRadius, topRadius, bottomRadius, bottomRadius]))
    }

    /// One number for the corners of each edge.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(.corners([leftRadius, rightRadius, rightRadius, leftRadius]))
    }
}
