public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// Returns whether two rectangles share more than an edge, in place of `intersects(_:)` in prepared sources; as the
/// tests of packages show, Apple's version is false for rectangles that only touch, and true for an empty rectangle at
/// the origin of another.
public func _intersects(_ one: CGRect, _ other: CGRect) -> Bool {
    guard !one.isNull, !other.isNull else { return false }
    return meet(one.minX, one.maxX, other.minX, other.maxX) && meet(one.minY, one.maxY, other.minY, other.maxY)
}

/// Returns whether two half-open ranges overlap, where an empty range contains its start.
private func meet(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
    start == otherStart || start < otherEnd && otherStart < end
}
