/// Where a variant stands in the matrix of its screen, by its name.
struct VariantLabels: Hashable {
    /// Device, orientation and scale, `w375-portrait@2x`: the columns.
    var device: String
    /// Content and text size, `longest`: the rows; may be empty.
    var content: String

    /// All up to the scale is the device; without a scale, all of the name.
    init(_ variant: String) {
        let parts = variant.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let hyphen = parts[1].firstIndex(of: "-") else {
            (device, content) = (variant, "")
            return
        }
        device = "\(parts[0])@\(parts[1][..<hyphen])"
        content = String(parts[1][hyphen...].dropFirst())
    }
}
