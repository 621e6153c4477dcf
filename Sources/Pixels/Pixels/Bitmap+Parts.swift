extension Bitmap {
    /// A part of the picture; `nil` if it does not lie within.
    package func part(_ rect: PixelRect) -> Bitmap? {
        guard rect.x >= 0, rect.y >= 0, rect.width >= 0, rect.height >= 0, rect.x + rect.width <= width,
            rect.y + rect.height <= height
        else { return nil }
        return unsafe Bitmap(width: rect.width, height: rect.height) { target in
            for row in 0..<rect.height {
                let start = (rect.y + row) * width + rect.x
                for column in 0..<rect.width {
                    unsafe target.initializeElement(at: row * rect.width + column, to: pixels[start + column])
                }
            }
        }
    }

    /// Puts another picture over this one, its top left at a pixel; what lies outside is left out.
    package mutating func put(_ picture: Bitmap, x: Int, y: Int) {
        let columns = max(0, -x)..<max(max(0, -x), min(picture.width, width - x))
        let rows = max(0, -y)..<max(max(0, -y), min(picture.height, height - y))
        let width = width
        changePixels { span in
            for row in rows {
                let (source, target) = (picture.row(row).lowerBound, (y + row) * width + x)
                for column in columns { span[target + column] = picture.pixels[source + column] }
            }
        }
    }
}
