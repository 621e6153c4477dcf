/// One picture of a GIF: places of colors in a table, compressed by LZW.
struct GIFPicture: Sendable {
    var width: Int
    var height: Int
    /// The bytes of the table of colors, three for each.
    var colors: Range<Int>
    /// The place in the table that stands for no color.
    var transparent: UInt8?
    /// Whether the rows come in four passes: every eighth, the fourths between them, the second ones, and the rest.
    var isInterlaced: Bool
    /// The bits of the first codes, without the one for control codes.
    var codeSize: Int
    /// Where the blocks of data begin.
    var data: Int

    /// Decodes the pixels; those that are missing are transparent.
    func bitmap(of bytes: [UInt8]) -> Bitmap? {
        guard (1...8).contains(codeSize) else { return nil }
        let table = palette(bytes)
        var decoder = LZWDecoder(codeSize: codeSize)
        let places = decoder.decode(blocks(of: bytes), count: width * height)
        var bitmap = Bitmap(width: width, height: height, filledWith: Pixel(bits: 0))
        bitmap.changePixels { span in
            var (row, column, order) = (0, 0, isInterlaced ? interlacedRows : Array(0..<height))
            order.append(0)
            for place in places {
                span[order[row] * width + column] = table[Int(place)]
                column += 1
                if column == width { (row, column) = (row + 1, 0) }
            }
        }
        return bitmap
    }

    private func palette(_ bytes: [UInt8]) -> [Pixel] {
        var table = Array(repeating: Pixel(bits: 0), count: 256)
        for place in 0..<min(256, colors.count / 3) where transparent != UInt8(place) {
            let start = colors.lowerBound + 3 * place
            table[place] = Pixel(alpha: 255, red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
        }
        return table
    }

    /// The data without the lengths of its blocks.
    private func blocks(of bytes: [UInt8]) -> [UInt8] {
        var (place, data) = (data, [UInt8]())
        while place < bytes.count, bytes[place] > 0 {
            data += bytes[min(place + 1, bytes.count)..<min(place + 1 + Int(bytes[place]), bytes.count)]
            place += 1 + Int(bytes[place])
        }
        return data
    }

    private var interlacedRows: [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}
