/// How a pixel of one picture compares with that of the other, from nothing to see to a change.
enum PixelChange: UInt8, CaseIterable, Comparable {
    /// The same, or as good as the same where that is tolerated.
    case none
    /// The edge of a shape that lies elsewhere by a part of a pixel.
    case antialiased
    /// More than rounding and less than the eye sees.
    case faint
    case changed

    static func < (left: PixelChange, right: PixelChange) -> Bool { left.rawValue < right.rawValue }
}
