/// How large a picture may be, so that a forged header cannot ask for all memory.
package enum PNGLimits {
    /// In pixels.
    package static let longestSide = 16384
    /// 256 MB at four bytes each.
    package static let mostPixels = 1 << 26

    /// Whether pictures of that size are read and written, in pixels.
    package static func allow(width: Int, height: Int) -> Bool {
        (1...longestSide).contains(width) && (1...longestSide).contains(height) && width * height <= mostPixels
    }
}
