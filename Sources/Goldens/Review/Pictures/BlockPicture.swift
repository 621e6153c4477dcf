import LayoutSimFiles
package import LayoutSimPixels

/// An image in half blocks: each character shows the upper half of its cell, the background the lower half.
package struct BlockPicture {
    /// The escape codes of each row of cells.
    package let lines: [String]

    /// Scales an image to the cells, in the colors that the terminal claims to support.
    package init(_ picture: Bitmap, _ fit: PictureFit) {
        let hasAllColors = ["truecolor", "24bit"].contains(Environment["COLORTERM"])
        self.init(picture, columns: fit.columns, rows: fit.rows, hasAllColors: hasAllColors)
    }

    init(_ picture: Bitmap, columns: Int, rows: Int, hasAllColors: Bool) {
        let scaled = picture.scaled(toWidth: columns, height: rows * 2)
        lines = (0..<rows).map { row in
            var line = ""
            var last: (upper: String, lower: String)?
            for column in 0..<columns {
                let upper = BlockPicture.code(scaled[column, row * 2].onWhite, hasAllColors)
                let lower = BlockPicture.code(scaled[column, row * 2 + 1].onWhite, hasAllColors)
                if last?.upper != upper || last?.lower != lower { line += "\u{1B}[38;\(upper);48;\(lower)m" }
                last = (upper, lower)
                line += "▀"
            }
            return line + "\u{1B}[0m"
        }
    }

    private static func code(_ color: (red: Int, green: Int, blue: Int), _ hasAllColors: Bool) -> String {
        hasAllColors ? "2;\(color.red);\(color.green);\(color.blue)" : "5;\(index(color))"
    }

    /// Returns the nearest of xterm's 256 colors: a cube of six levels per channel from 16 on, 24 grays from 232 on.
    static func index(_ color: (red: Int, green: Int, blue: Int)) -> Int {
        let levels = [0, 95, 135, 175, 215, 255]
        func level(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
        let cube = (level(color.red), level(color.green), level(color.blue))
        let gray = min(max(((color.red + color.green + color.blue) / 3 - 3) / 10, 0), 23)
        func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
            let (r, g, b) = (red - color.red, green - color.green, blue - color.blue)
            return r * r + g * g + b * b
        }
        let shade = 8 + 10 * gray
        return distance(shade, shade, shade) < distance(levels[cube.0], levels[cube.1], levels[cube.2])
            ? 232 + gray : 16 + 36 * cube.0 + 6 * cube.1 + cube.2
    }
}

extension Pixel {
    /// The color composited over white.
    var onWhite: (red: Int, green: Int, blue: Int) {
        let rest = 255 - Int(alpha)
        return (Int(red) + rest, Int(green) + rest, Int(blue) + rest)
    }
}
