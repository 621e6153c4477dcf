public import Foundation

/// The radius of a corner, in points, fixed or concentric with the container's corners; `UICornerRadius-swift.struct`
/// of iOS 26.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat?)
    }
    let kind: Kind

    /// Creates a fixed radius from a literal, in points.
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    /// Creates a fixed radius from a literal, in points.
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    private init(_ kind: Kind) { self.kind = kind }

    /// Returns a fixed radius.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

    /// Returns a radius that is the container's corner radius minus the distance to it, and at least the minimum.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.concentric(minimum: minimum))
    }
}

/// The radii of a view's corners; `UICornerConfiguration-swift.struct` of iOS 26.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case capsule(maximum: CGFloat?)
        case uniform(UICornerRadius)
        /// The radii clockwise from the top left corner.
        case corners([UICornerRadius?])
    }
    let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    /// Returns corners with a radius of half the shorter side.
    public static func capsule() -> UICornerConfiguration { UICornerConfiguration(.capsule(maximum: nil)) }

    /// Returns corners with a radius of half the shorter side, limited to a maximum in points.
    public static func capsule(maximumRadius: CGFloat) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximum: maximumRadius))
    }

    /// Returns the same radius for all corners, which may resolve to different values.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(.corners(Array(repeating: radius, count: 4)))
    }

    /// Returns a radius for each corner; `nil` for a square corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(.corners([topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius]))
    }

    /// Returns one resolved value for all corners: the largest one.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(.uniform(radius))
    }

    /// Returns one radius for the top corners and one for the bottom corners.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(.corners([topRadius, topRadius, bottomRadius, bottomRadius]))
    }

    /// Returns one radius for the left corners and one for the right corners.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(.corners([leftRadius, rightRadius, rightRadius, leftRadius]))
    }
}
