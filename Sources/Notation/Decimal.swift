/// A number as people read it: at most three decimals, none that are zero, and no minus before zero.
package func decimal(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity" }
    guard abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((abs(value) * 1000).rounded())
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    let fraction = thousandths % 1000
    guard fraction > 0 else { return "\(sign)\(thousandths / 1000)" }
    var digits = String(1000 + fraction).utf8.dropFirst()
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return "\(sign)\(thousandths / 1000).\(Substring(digits))"
}

/// The shortest text that reads back as the identical number, `8` or `0.3333333333333333`; zero has no sign.
package func exact(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
