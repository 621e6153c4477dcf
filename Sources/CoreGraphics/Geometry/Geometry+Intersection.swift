public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// Whether two rectangles have more in common than an edge: stands in prepared sources for `intersects(_:)`, which on Apple's
/// systems is false for rectangles that only touch, as tests of packages tell that run there.
public func _intersects(_ one: CGRect, _ other: CGRect) -> Bool {
    guard !one.isNull, !other.isNull else { return false }
    return one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
}
