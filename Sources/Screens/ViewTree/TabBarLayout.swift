/// The arrangement of the items of a tab bar, from UIKit's `UITabBar.ItemPositioning`.
public struct TabBarLayout: Hashable, Sendable {
    /// Whether titles are beside the images of a bar of the regular height, as in UIKit's inline layout.
    public var isInline = false
    /// Whether the items have a width and stand in the middle; otherwise they fill the bar.
    public var isCentered = false
    /// The width of centered items in points; `nil` for the system's.
    public var itemWidth: Double?
    /// The space between centered items in points; `nil` for the system's.
    public var itemSpacing: Double?

    /// Creates an arrangement in which the items fill the bar, with the titles below the images.
    public init() {}

    /// The system's width of centered items, in points [unmeasured].
    private static let standardWidth = 76.0
    /// The system's space between centered items, in points [unmeasured].
    private static let standardSpacing = 34.0

    /// Returns the start and the width of each item in a bar of a width, in points; centered items that do not fit
    /// fill the bar.
    package func places(of count: Int, in width: Double) -> [(x: Double, width: Double)] {
        let number = Double(max(count, 1))
        let item = itemWidth ?? Self.standardWidth
        let pitch = item + (itemSpacing ?? Self.standardSpacing)
        let used = pitch * number - (pitch - item)
        guard isCentered, used <= width else {
            return (0..<count).map { (Double($0) * (width / number), width / number) }
        }
        return (0..<count).map { ((width - used) / 2 + Double($0) * pitch, item) }
    }
}
