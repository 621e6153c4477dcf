internal import LayoutSimGeometry
import LayoutSimXML

extension XMLElement {
    /// Returns the number in an attribute; `nil` if it is absent or unusable.
    func number(_ name: String) -> Double? {
        LayoutSimInterfaceBuilder.number(self[name])
    }

    /// The rectangle in the attributes `x`, `y`, `width` and `height`, in points.
    var rect: Rect? {
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height")
        else { return nil }
        return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// The stored frame of a view, in points of the superview.
    var storedFrame: Rect? { property("frame")?.rect }

    /// The size in the attributes `width` and `height`, in points.
    var size: Size? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return Size(width: max(0, width), height: max(0, height))
    }

    /// Returns insets in any of Interface Builder's notations, in points.
    func insets(isRightToLeft: Bool) -> EdgeInsets {
        let leading = number("leading") ?? 0
        let trailing = number("trailing") ?? 0
        return EdgeInsets(
            top: number("top") ?? number("minY") ?? 0,
            left: number("left") ?? number("minX") ?? (isRightToLeft ? trailing : leading),
            bottom: number("bottom") ?? number("maxY") ?? 0,
            right: number("right") ?? number("maxX") ?? (isRightToLeft ? leading : trailing))
    }
}

/// Returns a number; `nil` unless it is finite and small enough for layout.
func number(_ text: String?) -> Double? {
    guard let text, let value = Double(text), value.isFinite, abs(value) <= greatestNumber else { return nil }
    return value
}

/// The greatest usable number: no screen is larger, and sums of a few thousand such lengths are still exact to a
/// thousandth of a point.
let greatestNumber = 1e7

/// Returns a multiplier in any of Interface Builder's notations: `0.5`, `1/3` or `16:9`.
func multiplier(_ text: String) -> Double? {
    let parts = text.split(separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return number(text) }
    guard let numerator = number(trimmed(parts[0])), let denominator = number(trimmed(parts[1])), denominator != 0
    else { return nil }
    let quotient = numerator / denominator
    return abs(quotient) <= greatestNumber ? quotient : nil
}

private func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
}
