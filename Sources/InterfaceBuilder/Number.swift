/// The number that a text stands for; `nil` unless it is finite and small enough to lay out with.
func number(_ text: String?) -> Double? {
    guard let text, let value = Double(text), value.isFinite, abs(value) <= greatestNumber else { return nil }
    return value
}

/// No screen is larger, and sums of a few thousand such lengths are still exact to a thousandth of a point.
let greatestNumber = 1e7

/// A factor in any notation of Interface Builder's: `0.5`, `1/3` or `16:9`.
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
