import LayoutSimPixels

/// An image in sixel graphics (DEC STD 070): bands of six rows, with a pass for each of their colors.
struct SixelPicture {
    /// The codes, from the start of the device control string to its end.
    let codes: String

    /// The six levels of a channel, as percentages.
    private static let levels = [0, 20, 40, 60, 80, 100]

    /// Encodes an image at its own size, in 216 colors.
    init(_ picture: Bitmap) {
        // Uncolored pixels are left unchanged; square pixels; the size.
        var codes = "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)"
        let indices = (0..<picture.height).map { y in (0..<picture.width).map { SixelPicture.index(picture[$0, y]) } }
        for index in Set(indices.joined()).sorted() {
            let (red, green, blue) = (index / 36, index / 6 % 6, index % 6)
            codes += "#\(index);2;\(levels(red));\(levels(green));\(levels(blue))"
        }
        func levels(_ level: Int) -> Int { SixelPicture.levels[level] }
        for top in stride(from: 0, to: picture.height, by: 6) {
            codes += SixelPicture.band(Array(indices[top..<min(top + 6, picture.height)])) + "-"
        }
        self.codes = codes + "\u{1B}\\"
    }

    private static func index(_ pixel: Pixel) -> Int {
        let color = pixel.onWhite
        func level(_ value: Int) -> Int { (value * 5 + 127) / 255 }
        return 36 * level(color.red) + 6 * level(color.green) + level(color.blue)
    }

    /// Returns a band, one color after another, each from the left.
    private static func band(_ rows: [[Int]]) -> String {
        let colors = Set(rows.joined()).sorted()
        return colors.map { color in
            var (codes, run, count) = ("#\(color)", 0, 0)
            for column in rows[0].indices {
                let bits = rows.enumerated().reduce(0) { $0 | ($1.element[column] == color ? 1 << $1.offset : 0) }
                if bits != run || count == 0 {
                    codes += SixelPicture.code(run, count)
                    (run, count) = (bits, 0)
                }
                count += 1
            }
            return codes + (run == 0 ? "" : code(run, count))
        }.joined(separator: "$")
    }

    /// Returns the code of a column of six pixels, repeated a number of times.
    private static func code(_ bits: Int, _ count: Int) -> String {
        let character = String(UnicodeScalar(UInt8(63 + bits)))
        return count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
    }
}
