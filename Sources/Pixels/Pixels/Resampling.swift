extension Bitmap {
    /// The picture at another size in pixels: a sharp filter shrinks it, linear interpolation enlarges it.
    ///
    /// Works on premultiplied sRGB values, as iOS does, so that thin dark lines on a light background keep their
    /// weight.
    package func scaled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
        if newWidth == width, newHeight == height { return self }
        guard !pixels.isEmpty, newWidth > 0, newHeight > 0 else {
            return Bitmap(width: max(0, newWidth), height: max(0, newHeight), filledWith: Pixel(bits: 0))
        }
        let source = HalvedBitmap(self, notBelowWidth: newWidth, height: newHeight)
        let columns = ColumnScaler(
            source: source.bitmap,
            weights: ResamplingWeights(from: source.height, of: source.bitmap.height, to: newHeight))
        let rows = RowScaler(weights: ResamplingWeights(from: source.width, of: source.bitmap.width, to: newWidth))
        var values = [Int32](repeating: 0, count: source.bitmap.width * 4)
        return unsafe Bitmap(width: newWidth, height: newHeight) { target in
            for row in 0..<newHeight {
                columns.scale(row, into: &values)
                let start = row * newWidth
                unsafe rows.scale(
                    values, into: UnsafeMutableBufferPointer(rebasing: target[start..<(start + newWidth)]))
            }
        }
    }
}

extension Bitmap {
    /// Returns the picture at another size in pixels, each of which is the nearest pixel if `isPixelated` is true.
    package func scaled(toWidth newWidth: Int, height newHeight: Int, isPixelated: Bool) -> Bitmap {
        guard isPixelated, !pixels.isEmpty, newWidth > 0, newHeight > 0 else {
            return scaled(toWidth: newWidth, height: newHeight)
        }
        return unsafe Bitmap(width: newWidth, height: newHeight) { target in
            for y in 0..<newHeight {
                for x in 0..<newWidth {
                    let (column, row) = ((2 * x + 1) * width / (2 * newWidth), (2 * y + 1) * height / (2 * newHeight))
                    unsafe target.initializeElement(at: y * newWidth + x, to: self[column, row])
                }
            }
        }
    }
}

/// Blends rows of a picture into one row of a picture of another height.
private struct ColumnScaler {
    let source: Bitmap
    let weights: ResamplingWeights

    /// Gives channels in 64ths, in the order in which a pixel stores them.
    func scale(_ row: Int, into values: inout [Int32]) {
        unsafe values.withUnsafeMutableBufferPointer { values in
            let half = Int32(1 << 7)
            unsafe values.update(repeating: half)
            for tap in 0..<weights.count {
                let weight = weights.weights[row * weights.count + tap]
                if weight != 0 { unsafe add(weights.starts[row] + tap, times: weight, to: values) }
            }
            for index in values.indices { unsafe values[index] >>= 8 }
        }
    }

    private func add(_ row: Int, times weight: Int32, to values: UnsafeMutableBufferPointer<Int32>) {
        unsafe source.pixels.withUnsafeBytes { bytes in
            let start = row * values.count
            for index in 0..<values.count {
                unsafe values[index] &+= Int32(bytes[start + index]) &* weight
            }
        }
    }
}

/// Blends pixels of a row into a row of another width.
private struct RowScaler {
    let weights: ResamplingWeights

    /// The values are channels in 64ths, in the order in which a pixel stores them.
    func scale(_ values: [Int32], into target: UnsafeMutableBufferPointer<Pixel>) {
        let count = weights.count
        unsafe values.withUnsafeBufferPointer { values in
            unsafe weights.starts.withUnsafeBufferPointer { starts in
                unsafe weights.weights.withUnsafeBufferPointer { weights in
                    for x in 0..<target.count {
                        let taps = unsafe UnsafeBufferPointer(rebasing: weights[(x * count)..<((x + 1) * count)])
                        unsafe target[x] = RowScaler.pixel(at: 4 * starts[x], of: values, taps)
                    }
                }
            }
        }
    }

    private static func pixel(
        at start: Int, of values: UnsafeBufferPointer<Int32>, _ taps: UnsafeBufferPointer<Int32>
    ) -> Pixel {
        let half = Int32(1 << 19)
        var (blue, green, red, alpha) = (half, half, half, half)
        var index = start
        for tap in 0..<taps.count {
            let weight = unsafe taps[tap]
            unsafe blue &+= values[index] &* weight
            unsafe green &+= values[index + 1] &* weight
            unsafe red &+= values[index + 2] &* weight
            unsafe alpha &+= values[index + 3] &* weight
            index += 4
        }
        // The cubic overshoots at edges; no channel may exceed alpha.
        let opacity = channel(alpha, limit: 255)
        return Pixel(
            alpha: UInt8(opacity), red: UInt8(channel(red, limit: opacity)),
            green: UInt8(channel(green, limit: opacity)), blue: UInt8(channel(blue, limit: opacity)))
    }

    private static func channel(_ value: Int32, limit: Int32) -> Int32 {
        min(max(value >> 20, 0), limit)
    }
}
