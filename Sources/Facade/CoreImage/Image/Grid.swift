import LayoutSimPixels

/// Pixels in linear light with premultiplied alpha, from the lower left corner up; `x` and `y` are the place of that
/// corner.
struct Grid {
    var x: Int
    var y: Int
    let width: Int
    let height: Int
    var values: [SIMD4<Float>]
    /// Whether the pixels at the edges go on outside; otherwise it is clear there.
    var isClamped = false

    init(x: Int, y: Int, width: Int, height: Int, _ value: (Int, Int) -> SIMD4<Float>) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
        values = []
        values.reserveCapacity(self.width * self.height)
        for row in 0..<self.height { for column in 0..<self.width { values.append(value(x + column, y + row)) } }
    }

    init(_ bitmap: Bitmap) {
        self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height) { column, row in
            let pixel = bitmap[column, bitmap.height - 1 - row]
            let alpha = Float(pixel.alpha) / 255
            func light(_ byte: UInt8) -> Float {
                guard pixel.alpha > 0 else { return 0 }
                let plain = min(255, (Int(byte) * 255 + Int(pixel.alpha) / 2) / Int(pixel.alpha))
                return Light.ofByte[plain] * alpha
            }
            return SIMD4(light(pixel.red), light(pixel.green), light(pixel.blue), alpha)
        }
    }

    /// Returns the pixel at a place.
    func at(_ column: Int, _ row: Int) -> SIMD4<Float> {
        var (column, row) = (column - x, row - y)
        if isClamped {
            column = min(max(column, 0), width - 1)
            row = min(max(row, 0), height - 1)
        }
        guard width > 0, height > 0, (0..<width).contains(column), (0..<height).contains(row) else { return .zero }
        return values[row * width + column]
    }

    /// Returns the pixel at a point between others: the mean of the four around it, by their distances.
    func between(_ pointX: Float, _ pointY: Float) -> SIMD4<Float> {
        let (left, bottom) = ((pointX - 0.5).rounded(.down), (pointY - 0.5).rounded(.down))
        let (partX, partY) = (pointX - 0.5 - left, pointY - 0.5 - bottom)
        let (column, row) = (Int(left), Int(bottom))
        let lower = at(column, row) * (1 - partX) + at(column + 1, row) * partX
        let upper = at(column, row + 1) * (1 - partX) + at(column + 1, row + 1) * partX
        return lower * (1 - partY) + upper * partY
    }

    /// Returns the pixels with a function of each.
    func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> Grid {
        var grid = self
        for place in grid.values.indices { grid.values[place] = change(grid.values[place]) }
        return grid
    }

    /// Returns a part as bytes of sRGB, from the upper left corner down.
    func bitmap(x left: Int, y bottom: Int, width: Int, height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height, filledWith: Pixel(bits: 0))
        for row in 0..<height {
            for column in 0..<width {
                bitmap[column, height - 1 - row] = Pixel(light: at(left + column, bottom + row))
            }
        }
        return bitmap
    }
}

extension Pixel {
    /// Creates a pixel of linear light with premultiplied alpha.
    init(light: SIMD4<Float>) {
        let alpha = min(max(light.w, 0), 1)
        guard alpha > 0 else {
            self.init(bits: 0)
            return
        }
        func byte(_ value: Float) -> UInt8 {
            UInt8((Float(Light.byte(value / alpha)) * alpha).rounded())
        }
        self.init(
            alpha: UInt8((alpha * 255).rounded()), red: byte(light.x), green: byte(light.y), blue: byte(light.z))
    }
}
