public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// Whether two rectangles have more in common than an edge: stands in prepared sources for `intersects(_:)`, which on Apple's
/// systems is false for rectangles that only touch, and true for an empty one where another begins, as tests of packages tell.
public func _intersects(_ one: CGRect, _ other: CGRect) -> Bool {
    guard !one.isNull, !other.isNull else { return false }
    return meet(one.minX, one.maxX, other.minX, other.maxX) && meet(one.minY, one.maxY, other.minY, other.maxY)
}

/// Whether two ranges have a point in common, where they do not have their ends, and empty ones have the point where they begin.
private func meet(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
    start == otherStart || start < otherEnd && otherStart < end
}
