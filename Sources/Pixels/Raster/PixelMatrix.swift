import LayoutSimDrawing
import LayoutSimPixels

/// A linear change of colors in whole numbers, which is the same on all processors.
struct PixelMatrix {
    /// The rows of a matrix; numbers of 1/65536.
    private let rows: [[Int]]

    /// The greatest number of a matrix, far beyond any change that is seen; one that is no number counts as 0.
    private static let greatest = 10_000.0

    init(_ matrix: ChannelMatrix) {
        rows = matrix.rows.map { row in
            row.map { $0.isNaN ? 0 : Int((min(max($0, -Self.greatest), Self.greatest) * 65_536).rounded()) }
        }
    }

    /// Returns a pixel with other colors; one that is clear stays clear.
    func changed(_ pixel: Pixel) -> Pixel {
        let alpha = Int(pixel.alpha)
        guard alpha > 0 else { return pixel }
        func plain(_ channel: UInt8) -> Int { min((Int(channel) * 255 + alpha / 2) / alpha, 255) }
        let (red, green, blue) = (plain(pixel.red), plain(pixel.green), plain(pixel.blue))
        func value(_ row: [Int]) -> Int {
            let sum = row[0] * red + row[1] * green + row[2] * blue + row[3] * alpha + row[4] * 255
            return min(max((sum + 32_768) >> 16, 0), 255)
        }
        let opacity = value(rows[3])
        func part(_ row: [Int]) -> UInt8 { UInt8((value(row) * opacity + 127) / 255) }
        return Pixel(alpha: UInt8(opacity), red: part(rows[0]), green: part(rows[1]), blue: part(rows[2]))
    }
}
