extension Bitmap {
    /// The first picture, faded, with every pixel that differs from the second in magenta; as large as both together.
    package init(differenceOf expected: Bitmap, _ actual: Bitmap) {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        self.init(width: width, height: height, filledWith: .changed)
        for y in 0..<min(expected.height, actual.height) {
            for x in 0..<min(expected.width, actual.width) {
                let pixel = expected.pixels[y * expected.width + x]
                if pixel == actual.pixels[y * actual.width + x] { self[x, y] = pixel.faded }
            }
        }
    }
}

extension Pixel {
    /// Magenta, which screens seldom have.
    static let changed = Pixel(bits: 0xFFFF_00FF)

    /// A quarter of the pixel over white, so that what differs stands out.
    fileprivate var faded: Pixel {
        Pixel(alpha: 255, red: fade(red), green: fade(green), blue: fade(blue))
    }

    private func fade(_ channel: UInt8) -> UInt8 {
        let overWhite = Int(channel) + 255 - Int(alpha)
        return UInt8((3 * 255 + overWhite) / 4)
    }
}
